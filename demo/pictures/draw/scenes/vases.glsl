const vec3 CAMERA = vec3(-.2, 1.9, 7.2), TARGET = vec3(0., .78, 0.), SUN = vec3(-.8, .75, .65), WALL = vec3(.6, .63, .58), TABLE = vec3(.7, .6, .48);
const float ZOOM = 3.9, AMBIENT = 1.02;
const vec2 WINDOW = vec2(-.1, .6);

vec2 map(vec3 p) {
  vec2 d = nearer(vec2(p.z + 1.7, 0.), vec2(p.y, 1.));
  d = nearer(d, vec2(bottle(p - vec3(-1., 0., .1), 1.05, .36), 4.));
  d = nearer(d, vec2(bottle(p - vec3(.02, 0., -.25), 1.6, .42), 3.));
  d = nearer(d, vec2(bottle(p - vec3(.98, 0., .3), .9, .36), 5.));
  vec3 foot = vec3(.02, 1.2, -.25), tip = vec3(.3, 2.25, -.2);
  float stem = rod(p, foot, tip, .014, .008), leaves = 9.;
  for (int i = 0; i < 4; i++) {
    float side = mod(float(i), 2.) * 2. - 1.;
    leaves = min(leaves, leaf(p, mix(foot, tip, .55 + .15 * float(i)), vec3(.2 + side * .8, .6, side * .3), .13));
  }
  return nearer(d, vec2(min(stem, leaves * .7), 9.));
}
