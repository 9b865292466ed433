const vec3 CAMERA = vec3(.3, 2.3, 7.6), TARGET = vec3(0., 1.28, 0.), SUN = vec3(-.7, .75, .8), WALL = vec3(.5, .36, .28), TABLE = vec3(.52, .4, .32);
const float ZOOM = 3.4, AMBIENT = .95;
const vec2 WINDOW = vec2(-.1, 1.);

vec2 map(vec3 p) {
  vec2 d = nearer(vec2(p.z + 1.2, 0.), vec2(p.y, 1.));
  float shelves = min(box(p - vec3(0., .1, 0.), vec3(1.7, .06, .8), .02), box(p - vec3(0., 1.36, 0.), vec3(1.7, .06, .8), .02));
  vec3 q = vec3(abs(p.x), p.y, abs(p.z));
  shelves = min(shelves, rod(q, vec3(1.5, 0., .6), vec3(1.5, 1.36, .6), .1, .1));
  d = nearer(d, vec2(shelves, 7.));
  d = nearer(d, vec2(bowl(p - vec3(-.85, .16, .1), .5, .52), 6.));
  d = nearer(d, vec2(cup(p - vec3(.12, .16, .2), .62, .32), 3.));
  d = nearer(d, vec2(cup(p - vec3(.95, .16, .1), .62, .32), 4.));
  d = nearer(d, vec2(moon(p - vec3(-.8, 1.42, 0.), .95, .55), 3.));
  d = nearer(d, vec2(bottle(p - vec3(.22, 1.42, .05), 1.15, .34), 5.));
  return nearer(d, vec2(bowl(p - vec3(1.05, 1.42, .1), .42, .5), 8.));
}
