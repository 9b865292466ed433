const vec3 CAMERA = vec3(-.9, 3., 6.), TARGET = vec3(0., .42, 0.), SUN = vec3(-.7, .85, .5), WALL = vec3(.75, .72, .66), TABLE = vec3(.6, .48, .37);
const float ZOOM = 3.5, AMBIENT = 1.02;
const vec2 WINDOW = vec2(-.1, .5);

vec3 turned(vec3 p, float turn) {
  p.xz = mat2(cos(turn), -sin(turn), sin(turn), cos(turn)) * p.xz;
  return p;
}
vec2 volume(vec3 p, float cover);

vec2 map(vec3 p) {
  vec2 d = nearer(vec2(p.z + 2., 0.), vec2(p.y, 1.));
  d = nearer(d, volume(turned(p - vec3(0., .2, 0.), .32), 5.));
  d = nearer(d, volume(turned(p - vec3(.06, .6, .02), .08), 4.));
  return nearer(d, vec2(bowl(p - vec3(.2, .8, 0.), .34, .46), 6.));
}

vec2 volume(vec3 p, float cover) {
  float boards = min(box(p - vec3(0., .17, 0.), vec3(1.12, .028, .8), .02), box(p + vec3(0., .17, 0.), vec3(1.12, .028, .8), .02));
  boards = min(boards, box(p + vec3(1.1, 0., 0.), vec3(.03, .19, .8), .02));
  return nearer(vec2(boards, cover), vec2(box(p, vec3(1.06, .15, .74), .01), 3.));
}
