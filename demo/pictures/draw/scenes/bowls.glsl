const vec3 CAMERA = vec3(.3, 2.5, 6.4), TARGET = vec3(0., .72, 0.), SUN = vec3(-.7, .9, .55), WALL = vec3(.52, .55, .5), TABLE = vec3(.66, .56, .45);
const float ZOOM = 3.5, AMBIENT = .98;
const vec2 WINDOW = vec2(-.2, .5);

vec2 map(vec3 p) {
  vec2 d = nearer(vec2(p.z + 1.9, 0.), vec2(p.y, 1.));
  d = nearer(d, vec2(bowl(p, .66, 1.06), 5.));
  d = nearer(d, vec2(bowl(p - vec3(.03, .3, 0.), .62, .96), 7.));
  d = nearer(d, vec2(bowl(p - vec3(-.03, .58, .02), .58, .87), 6.));
  return nearer(d, vec2(bowl(p - vec3(.02, .86, 0.), .54, .78), 3.));
}
