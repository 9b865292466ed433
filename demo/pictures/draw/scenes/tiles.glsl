const vec3 CAMERA = vec3(.1, 7.2, 1.9), TARGET = vec3(0., 0., .05), SUN = vec3(-.75, .8, -.35), WALL = vec3(.8), TABLE = vec3(.62, .53, .43);
const float ZOOM = 3.5, AMBIENT = .98;
const vec2 WINDOW = vec2(.1, -.3);

vec2 map(vec3 p) {
  vec2 cell = clamp(floor(p.xz / 1.2 + .5), -1., 1.);
  float turn = (hash(cell + 3.) - .5) * .14, number = cell.x + 1. + 3. * (cell.y + 1.);
  vec3 q = p - vec3(cell.x * 1.2, .08, cell.y * 1.2);
  q.xz = mat2(cos(turn), -sin(turn), sin(turn), cos(turn)) * q.xz;
  return nearer(vec2(p.y, 1.), vec2(box(q, vec3(.5, .07, .5), .05) * .85, 3. + mod(number * 4. + floor(number / 3.), 6.)));
}
