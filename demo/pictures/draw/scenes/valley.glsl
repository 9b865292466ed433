vec3 paint(vec2 p) {
  vec3 air = mix(vec3(.95, .86, .74), vec3(.64, .74, .8), smoothstep(-.1, 1., p.y));
  vec2 sun = p - vec2(.62, .42);
  air += vec3(.3, .2, .08) * exp(-dot(sun, sun) * 2.6) + vec3(.5, .42, .3) * smoothstep(.092, .084, length(sun));
  vec3 colour = air;
  for (int i = 0; i < 7; i++) {
    float layer = float(i), near = layer / 6.;
    float top = .62 - near * 1.5 + (ridge(p.x, layer + 2.) - .5) * (.75 + near * .35);
    vec3 hill = mix(vec3(.62, .68, .68), vec3(.15, .22, .2), pow(near, .85));
    hill = mix(hill, vec3(.55, .46, .3), .25 * near * cloud(p * vec2(3., 7.) + layer));
    float mist = smoothstep(0., .75, top - p.y);
    hill = mix(hill, mix(vec3(.93, .86, .76), vec3(.6, .64, .6), near), mist * (.72 - .42 * near));
    colour = mix(colour, hill, smoothstep(-.003, .003, top - p.y));
  }
  return colour;
}
