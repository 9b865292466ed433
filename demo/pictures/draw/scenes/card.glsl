const vec3 CAMERA = vec3(.1, 6.6, 2.6), TARGET = vec3(0., 0., .05), SUN = vec3(-.75, .8, -.25), WALL = vec3(.8), TABLE = vec3(.36, .4, .36);
const float ZOOM = 3.4, AMBIENT = 1.;
const vec2 WINDOW = vec2(.1, -.2);

vec3 turned(vec3 p, float turn) {
  p.xz = mat2(cos(turn), -sin(turn), sin(turn), cos(turn)) * p.xz;
  return p;
}

vec2 map(vec3 p) {
  vec2 d = vec2(p.y, 1.);
  vec3 e = turned(p - vec3(.15, .03, -.15), -.22), c = turned(p - vec3(-.2, .09, .3), .1);
  d = nearer(d, vec2(box(e, vec3(1.55, .025, 1.05), .015), 7.));
  d = nearer(d, vec2(box(c, vec3(1.4, .022, .9), .015), 3.));
  // A small bowl drawn on the card, and a thread around it.
  float mark = max(abs(length(c.xz - vec2(0., -.12)) - .36) - .03, -.12 - c.z);
  mark = min(max(mark, abs(c.y - .02) - .012), box(c - vec3(0., .02, -.13), vec3(.42, .012, .025), .004));
  d = nearer(d, vec2(mark * .8, 4.));
  d = nearer(d, vec2(box(c - vec3(1., .02, 0.), vec3(.02, .02, .91), .01), 8.));
  return nearer(d, vec2(leaf(p, vec3(.75, .14, 1.), vec3(.7, .05, -.35), .34) * .7, 9.));
}
