const vec3 CAMERA = vec3(0., 1.5, 9.), TARGET = vec3(0., .72, 0.), SUN = vec3(-.7, .85, .7), WALL = vec3(.76, .74, .69), TABLE = vec3(.6, .48, .36);
const float ZOOM = 5.6, AMBIENT = 1.05;
const vec2 WINDOW = vec2(-.2, .6);

vec2 map(vec3 p) {
  vec2 d = nearer(vec2(p.z + 1.1, 0.), vec2(box(p - vec3(0., -.08, 0.), vec3(9., .08, .8), .02), 2.));
  float cell = clamp(floor((p.x + 4.6) / 1.02), 0., 8.);
  for (int i = -1; i < 2; i++) {
    float c = clamp(cell + float(i), 0., 8.), r = hash(vec2(c, 4.7));
    vec3 q = p - vec3(c * 1.02 - 4.09, 0., (r - .5) * .3);
    float kind = mod(c * 5., 4.), glaze = 3. + mod(c * 4. + floor(r * 2.), 6.);
    float form = kind < .5 ? bottle(q, 1.15 + .3 * r, .34) : kind < 1.5 ? bowl(q, .34 + .1 * r, .44) : kind < 2.5 ? moon(q, .8 + .2 * r, .43) : cup(q, .5, .28);
    d = nearer(d, vec2(form, glaze));
  }
  return d;
}
