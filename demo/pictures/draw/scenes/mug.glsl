const vec3 CAMERA = vec3(.4, 2., 6.), TARGET = vec3(.1, .62, 0.), SUN = vec3(-.8, .8, .55), WALL = vec3(.3, .34, .33), TABLE = vec3(.5, .42, .34);
const float ZOOM = 3.6, AMBIENT = .8;
const vec2 WINDOW = vec2(-.1, .5);

vec2 map(vec3 p) {
  vec2 d = nearer(vec2(p.z + 1.8, 0.), vec2(p.y, 1.));
  d = nearer(d, vec2(cup(p - vec3(0., .06, 0.), 1.18, .62), 7.));
  d = nearer(d, vec2(plate(p - vec3(.05, .03, 0.), 1.05) , 4.));
  float leaves = min(leaf(p, vec3(-1.5, .09, .8), vec3(.7, .1, .3), .3), leaf(p, vec3(-1.45, .09, .85), vec3(.2, .1, .8), .24));
  return nearer(d, vec2(leaves * .7, 9.));
}
