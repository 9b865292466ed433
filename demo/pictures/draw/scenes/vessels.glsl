const vec3 CAMERA = vec3(.2, 2.1, 7.4), TARGET = vec3(0., 1.0, 0.), SUN = vec3(-.75, .85, .62), WALL = vec3(.82, .77, .69), TABLE = vec3(.7, .58, .45);
const float ZOOM = 3.4, AMBIENT = 1.12;
const vec2 WINDOW = vec2(-.5, .75);

vec2 map(vec3 p) {
  vec2 d = nearer(vec2(p.z + 1.9, 0.), vec2(p.y, 1.));
  d = nearer(d, vec2(bottle(p - vec3(-1.45, 0., -.15), 2.25, .52), 5.));
  d = nearer(d, vec2(moon(p - vec3(.15, 0., -.3), 1.5, .86), 3.));
  d = nearer(d, vec2(bowl(p - vec3(1.55, 0., .5), .52, .68), 4.));
  return nearer(d, vec2(cup(p - vec3(-.55, 0., .95), .48, .27), 6.));
}
