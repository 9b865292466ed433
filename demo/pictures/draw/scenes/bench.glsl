const vec3 CAMERA = vec3(-1.4, 2.2, 8.2), TARGET = vec3(0., 1.05, 0.), SUN = vec3(-.7, .8, .75), WALL = vec3(.8, .76, .7), TABLE = vec3(.56, .48, .41);
const float ZOOM = 3.6, AMBIENT = 1.12;
const vec2 WINDOW = vec2(-.5, .9);

vec2 map(vec3 p) {
  vec2 d = nearer(vec2(p.z + 1.6, 0.), vec2(p.y, 1.));
  float wood = box(p - vec3(0., 1.02, 0.), vec3(2.3, .075, .48), .03);
  vec3 q = vec3(abs(p.x), p.y, abs(p.z));
  wood = min(wood, rod(q, vec3(1.75, 1., .3), vec3(1.95, 0., .4), .075, .055));
  wood = min(wood, rod(q, vec3(1.83, .45, .34), vec3(1.83, .45, -.4), .035, .035));
  d = nearer(d, vec2(wood, 2.));
  d = nearer(d, vec2(moon(p - vec3(-1.1, 1.1, -.02), 1.05, .58), 3.));
  d = nearer(d, vec2(bowl(p - vec3(.35, 1.1, .08), .3, .42), 4.));
  return nearer(d, vec2(bottle(p - vec3(-.28, 1.1, -.14), .95, .24), 5.));
}
