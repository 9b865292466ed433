const vec3 CAMERA = vec3(.3, 2.7, 6.2), TARGET = vec3(0., .62, 0.), SUN = vec3(-.85, .8, .5), WALL = vec3(.56, .54, .5), TABLE = vec3(.5, .42, .35);
const float ZOOM = 3.2, AMBIENT = .9;
const vec2 WINDOW = vec2(-.1, .6);

vec2 map(vec3 p) {
  vec2 d = nearer(vec2(p.z + 2., 0.), vec2(p.y, 1.));
  d = nearer(d, vec2(min(disc(p - vec3(0., .34, 0.), 1.35, .07, .03), disc(p - vec3(0., .14, 0.), .5, .16, .02)), 5.));
  d = nearer(d, vec2(bowl(p - vec3(0., .41, 0.), .78, .86), 8.));
  d = nearer(d, vec2(box(p - vec3(1.9, .2, .7), vec3(.3, .2, .24), .12), 7.));
  return nearer(d, vec2(rod(p, vec3(-2., .06, .5), vec3(-1.4, .06, 1.35), .05, .03), 2.));
}
