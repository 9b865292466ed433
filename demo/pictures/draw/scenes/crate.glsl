const vec3 CAMERA = vec3(-.8, 3.3, 6.6), TARGET = vec3(0., .68, 0.), SUN = vec3(-.7, .9, .55), WALL = vec3(.77, .74, .68), TABLE = vec3(.58, .5, .42);
const float ZOOM = 3.3, AMBIENT = 1.05;
const vec2 WINDOW = vec2(-.1, .6);

vec2 map(vec3 p) {
  vec2 d = nearer(vec2(p.z + 2., 0.), vec2(p.y, 1.));
  vec3 q = vec3(abs(p.x), p.y, abs(p.z));
  float slat = .2 + .4 * clamp(floor(p.y / .4), 0., 1.);
  float crate = min(box(q - vec3(0., slat, .92), vec3(1.5, .16, .04), .02), box(q - vec3(1.46, slat, 0.), vec3(.04, .16, .92), .02));
  crate = min(crate, box(q - vec3(1.4, .4, .86), vec3(.07, .4, .07), .02));
  crate = min(crate, box(p - vec3(0., .06, 0.), vec3(1.46, .04, .9), .02));
  d = nearer(d, vec2(crate * .8, 2.));
  d = nearer(d, vec2(bottle(p - vec3(-.95, .1, -.3), 1.45, .36), 5.));
  d = nearer(d, vec2(moon(p - vec3(.02, .1, -.25), 1.1, .56), 3.));
  d = nearer(d, vec2(bowl(p - vec3(.92, .5, .1), .45, .5), 6.));
  d = nearer(d, vec2(bowl(p - vec3(.92, .68, .1), .42, .44), 4.));
  return nearer(d, vec2(cup(p - vec3(-.42, .3, .5), .56, .32), 8.));
}
