const vec3 CAMERA = vec3(.5, 2.3, 6.6), TARGET = vec3(.12, .9, 0.), SUN = vec3(-.75, .85, .55), WALL = vec3(.79, .72, .63), TABLE = vec3(.68, .57, .45);
const float ZOOM = 3.1, AMBIENT = 1.;
const vec2 WINDOW = vec2(-.3, .7);

vec2 map(vec3 p) {
  vec2 d = nearer(vec2(p.z + 1.9, 0.), vec2(p.y, 1.));
  float pot = blend(moon(p, 1.2, .92), rod(p, vec3(.72, .42, 0.), vec3(1.5, 1.16, 0.), .22, .1), .12);
  pot = min(pot, blend(disc(p - vec3(0., 1.2, 0.), .46, .05, .04), length(p - vec3(0., 1.36, 0.)) - .1, .06));
  d = nearer(d, vec2(pot, 6.));
  vec2 ring = vec2(length((p.xy - vec2(0., 1.05)) * vec2(1., .95)) - .9, p.z);
  d = nearer(d, vec2(max(length(ring) - .055, 1.12 - p.y) * .8, 2.));
  return nearer(d, vec2(cup(p - vec3(-1.45, 0., .75), .56, .34), 3.));
}
