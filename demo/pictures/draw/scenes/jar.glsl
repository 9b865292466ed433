const vec3 CAMERA = vec3(.2, 2., 7.4), TARGET = vec3(0., 1.4, 0.), SUN = vec3(-.95, .7, .4), WALL = vec3(.2, .22, .23), TABLE = vec3(.26, .23, .21);
const float ZOOM = 3.5, AMBIENT = .62;
const vec2 WINDOW = vec2(.1, 1.);

vec2 map(vec3 p) {
  vec2 d = nearer(vec2(p.z + 1.8, 0.), vec2(p.y, 1.));
  return nearer(d, vec2(moon(p, 2.05, 1.12), 3.));
}
