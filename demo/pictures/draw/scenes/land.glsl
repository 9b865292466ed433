// What the landscapes share: ridges, mist and the grain of the air.
float hash(vec2 p) { return fract(sin(dot(p, vec2(127.1, 311.7))) * 43758.5453); }
float noise(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * (3. - 2. * f);
  return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x), mix(hash(i + vec2(0, 1)), hash(i + 1.), f.x), f.y);
}
float cloud(vec2 p) {
  float sum = 0., size = .5;
  for (int octave = 0; octave < 7; octave++) {
    sum += size * noise(p);
    p = p * 2.03 + 7.1;
    size *= .5;
  }
  return sum;
}
float ridge(float x, float layer) { return cloud(vec2(x * (.8 + layer * .22) + layer * 9.3, layer * 3.7)); }

vec3 paint(vec2 p);
out vec4 fragment;
uniform vec2 size;
uniform vec2 origin;

void main() {
  vec3 sum = vec3(0.);
  for (int sub = 0; sub < 4; sub++) {
    vec2 at = gl_FragCoord.xy + origin + vec2(sub % 2, sub / 2) * .5 - .25;
    sum += paint((2. * at - size) / size.y);
  }
  fragment = vec4(sum / 4. + (hash(gl_FragCoord.xy + origin) - .5) * .012, 1.);
}
