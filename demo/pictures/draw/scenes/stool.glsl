const vec3 CAMERA = vec3(.5, 2.3, 8.2), TARGET = vec3(0., 1.25, 0.), SUN = vec3(-.8, .8, .75), WALL = vec3(.78, .69, .6), TABLE = vec3(.5, .43, .36);
const float ZOOM = 3.7, AMBIENT = .98;
const vec2 WINDOW = vec2(.1, 1.1);

vec2 map(vec3 p) {
  vec2 d = nearer(vec2(p.z + 1.5, 0.), vec2(p.y, 1.));
  float seat = disc(p - vec3(0., 1.72, 0.), .78, .075, .06);
  float legs = 9.;
  for (int i = 0; i < 3; i++) {
    float a = 2.0944 * float(i) + .35;
    vec3 out_ = vec3(cos(a), 0., sin(a));
    legs = min(legs, rod(p, out_ * .42 + vec3(0., 1.7, 0.), out_ * .74, .062, .046));
  }
  d = nearer(d, vec2(blend(seat, legs, .03), 2.));
  return nearer(d, vec2(bowl(p - vec3(.05, 1.79, .05), .3, .42), 6.));
}
