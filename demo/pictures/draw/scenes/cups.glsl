const vec3 CAMERA = vec3(.2, 2.4, 6.2), TARGET = vec3(0., .42, 0.), SUN = vec3(-.7, .8, .62), WALL = vec3(.8, .7, .6), TABLE = vec3(.76, .68, .58);
const float ZOOM = 3.3, AMBIENT = .98;
const vec2 WINDOW = vec2(-.1, .4);

vec2 map(vec3 p) {
  vec2 d = nearer(vec2(p.z + 2.1, 0.), vec2(p.y, 1.));
  d = nearer(d, vec2(cup(p - vec3(-.98, 0., .15), .84, .44), 7.));
  d = nearer(d, vec2(cup(p - vec3(.25, 0., -.55), .84, .44), 6.));
  return nearer(d, vec2(cup(p - vec3(.78, 0., .72), .84, .44), 5.));
}
