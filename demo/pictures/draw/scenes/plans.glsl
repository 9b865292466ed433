const vec3 CAMERA = vec3(.1, 6.8, 2.2), TARGET = vec3(0., 0., 0.), SUN = vec3(-.75, .8, -.3), WALL = vec3(.8), TABLE = vec3(.5, .38, .28);
const float ZOOM = 3.3, AMBIENT = .98;
const vec2 WINDOW = vec2(.1, -.2);

vec2 map(vec3 p) {
  vec3 q = p;
  q.xz = mat2(.985, .17, -.17, .985) * q.xz;
  vec2 d = vec2(p.y, 1.);
  d = nearer(d, vec2(box(q - vec3(0., .02, 0.), vec3(1.75, .02, 1.25), .01), 3.));
  // The bench from the side, in ink.
  vec3 l = vec3(abs(q.x), q.y - .042, q.z);
  float lines = box(l - vec3(0., 0., -.2), vec3(1.2, .008, .022), .004);
  lines = min(lines, box(l - vec3(0., 0., -.07), vec3(1.2, .008, .022), .004));
  lines = min(lines, box(l - vec3(1.2, 0., -.135), vec3(.022, .008, .08), .004));
  lines = min(lines, rod(l, vec3(.86, 0., -.07), vec3(1.02, 0., .62), .018, .018));
  lines = min(lines, rod(l, vec3(.94, 0., -.07), vec3(1.1, 0., .62), .018, .018));
  lines = min(lines, box(l - vec3(0., 0., .34), vec3(.95, .008, .014), .004));
  lines = min(lines, box(l - vec3(0., 0., -.62), vec3(1.2, .008, .01), .004));
  d = nearer(d, vec2(lines, 5.));
  d = nearer(d, vec2(rod(p, vec3(-.35, .12, 1.22), vec3(1.2, .12, .82), .06, .06), 4.));
  d = nearer(d, vec2(rod(p, vec3(1.2, .12, .82), vec3(1.42, .12, .763), .06, .008), 7.));
  return nearer(d, vec2(cup(p - vec3(-1.75, 0., -1.15), .55, .34), 6.));
}
