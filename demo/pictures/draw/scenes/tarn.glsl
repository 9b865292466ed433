vec3 heaven(vec2 p) {
  vec3 air = mix(vec3(.98, .74, .52), vec3(.3, .4, .52), smoothstep(0., .95, p.y + .12 * cloud(p * vec2(1., 4.))));
  vec2 sun = p - vec2(.62, .2);
  air += vec3(.5, .3, .12) * exp(-dot(sun, sun) * 3.) + vec3(.5, .4, .25) * smoothstep(.105, .095, length(sun));
  for (int i = 0; i < 5; i++) {
    float layer = float(i), near = layer / 4.;
    float valley = .5 * exp(-pow((p.x - .55) * 1.1, 2.)) * (1. - near * .3);
    float top = .62 - near * .34 - valley + (ridge(p.x * .8, layer + 5.) - .5) * (.62 - near * .2);
    vec3 hill = mix(vec3(.62, .52, .52), vec3(.1, .14, .17), near);
    hill = mix(hill, vec3(.9, .66, .5), (1. - near) * .55 * smoothstep(.5, 0., p.y));
    air = mix(air, hill, smoothstep(-.004, .004, top - p.y));
  }
  return air;
}
vec3 paint(vec2 p) {
  float shore = -.22;
  if (p.y > shore) return heaven(p - vec2(0., shore));
  float depth = shore - p.y;
  float ripple = (cloud(vec2(p.x * 2., p.y * 42. / (.5 + depth))) - .5) * (.05 + depth * .16);
  vec3 water = heaven(vec2(p.x + ripple * .6, depth * .95 + ripple)) * mix(.86, .5, depth);
  water = mix(water, vec3(.07, .11, .15), .2 + .3 * depth);
  return mix(water, vec3(.95, .76, .58), .5 * smoothstep(.02, 0., depth));
}
