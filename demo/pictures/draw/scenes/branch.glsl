const vec3 CAMERA = vec3(0., 2.2, 7.6), TARGET = vec3(0., 1.75, 0.), SUN = vec3(-.8, .72, .7), WALL = vec3(.72, .72, .66), TABLE = vec3(.64, .52, .4);
const float ZOOM = 3.4, AMBIENT = .8;
const vec2 WINDOW = vec2(.2, 1.2);

vec2 map(vec3 p) {
  vec2 d = nearer(vec2(p.z + 1.5, 0.), vec2(p.y, 1.));
  d = nearer(d, vec2(bottle(p - vec3(-.05, 0., 0.), 1.75, .55), 8.));
  float stem = rod(p, vec3(-.05, 1., 0.), vec3(.1, 2.3, .05), .025, .02);
  stem = blend(stem, rod(p, vec3(.1, 2.3, .05), vec3(.55, 3.35, 0.), .02, .01), .03);
  stem = blend(stem, rod(p, vec3(.06, 2.05, .04), vec3(-.5, 2.95, .15), .016, .008), .03);
  float leaves = 9.;
  for (int i = 0; i < 6; i++) {
    float f = float(i) / 5., side = mod(float(i), 2.) * 2. - 1.;
    leaves = min(leaves, leaf(p, mix(vec3(.1, 2.3, .05), vec3(.55, 3.35, 0.), f), vec3(.42 + side * .8, .75, side * .3), .2 - .05 * f));
    leaves = min(leaves, leaf(p, mix(vec3(-.05, 2.2, .06), vec3(-.5, 2.95, .15), f), vec3(-.5 + side * .75, .6, -side * .35), .18 - .05 * f));
  }
  return nearer(d, vec2(min(stem, leaves * .7), 9.));
}
