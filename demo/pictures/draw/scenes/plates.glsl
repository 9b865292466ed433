const vec3 CAMERA = vec3(.1, 7.6, .9), TARGET = vec3(0., 0., 0.), SUN = vec3(-.75, .8, -.35), WALL = vec3(.8), TABLE = vec3(.66, .57, .46);
const float ZOOM = 3.1, AMBIENT = .98;
const vec2 WINDOW = vec2(.1, -.3);

vec2 map(vec3 p) {
  vec2 d = vec2(p.y, 1.);
  d = nearer(d, vec2(plate(p - vec3(-.75, .03, -.55), 1.15), 3.));
  d = nearer(d, vec2(plate(p - vec3(-.75, .09, -.55), .78), 6.));
  d = nearer(d, vec2(plate(p - vec3(.98, .03, .75), 1.08), 5.));
  d = nearer(d, vec2(bowl(p - vec3(.98, .08, .75), .34, .55), 7.));
  d = nearer(d, vec2(plate(p - vec3(-.85, .03, 1.5), .62), 4.));
  return nearer(d, vec2(cup(p - vec3(1.2, 0., -1.25), .55, .36), 8.));
}
