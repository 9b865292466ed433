// 0 wall · 1 table · 2 wood · from 3 the glazes
const vec3 CREAM = vec3(.86, .8, .7), RUST = vec3(.6, .27, .15), INK = vec3(.12, .14, .17), SAGE = vec3(.42, .5, .4),
  SAND = vec3(.76, .62, .46), CLAY = vec3(.66, .42, .29), LEAF = vec3(.24, .34, .2);

vec3 glaze_colour(float id, vec3 p, vec3 n) {
  if (id < .5) return WALL * (.94 + .1 * cloud(p.xy * 2.2));
  if (id < 1.5) return TABLE * (.9 + .16 * cloud(vec2(p.x * 1.2, p.z * 9.)));
  if (id < 2.5) return mix(vec3(.56, .37, .21), vec3(.74, .54, .34), cloud(vec2(p.x * 1.4 + p.y, p.z * 12. + p.y * .6)));
  vec3 colour = id < 3.5 ? CREAM : id < 4.5 ? RUST : id < 5.5 ? INK : id < 6.5 ? SAGE : id < 7.5 ? SAND : id < 8.5 ? CLAY : LEAF;
  if (id > 8.5) return colour * (.8 + .4 * noise(p.xy * 9.));
  float around = atan(p.x, p.z + .4);
  float speckle = smoothstep(.8, .92, noise(vec2(around * 34., p.y * 46.)) );
  float rings = .96 + .05 * noise(vec2(2., p.y * 38.));
  return mix(colour, CLAY * .55, speckle * (id > 4.5 && id < 5.5 ? .25 : .32)) * rings;
}
