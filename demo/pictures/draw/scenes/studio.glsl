// What every still life shares: the shapes of the wheel and the workbench, the window's light, the lens.
// A scene adds `vec2 map(vec3 p)` (distance, glaze), CAMERA, TARGET, ZOOM and its colours.

float blend(float a, float b, float k) {
  float h = max(k - abs(a - b), 0.) / k;
  return min(a, b) - h * h * k * .25;
}
float cut(float a, float b, float k) { return -blend(-a, -b, k); }
vec2 nearer(vec2 a, vec2 b) { return a.x < b.x ? a : b; }
float hash(vec2 p) { return fract(sin(dot(p, vec2(127.1, 311.7))) * 43758.5453); }
float noise(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * (3. - 2. * f);
  return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x), mix(hash(i + vec2(0, 1)), hash(i + 1.), f.x), f.y);
}
float cloud(vec2 p) {
  float sum = 0., size = .5;
  for (int octave = 0; octave < 5; octave++) {
    sum += size * noise(p);
    p = p * 2.03 + 7.1;
    size *= .5;
  }
  return sum;
}

float box(vec3 p, vec3 size, float edge) {
  vec3 q = abs(p) - size + edge;
  return length(max(q, 0.)) + min(max(q.x, max(q.y, q.z)), 0.) - edge;
}
float disc(vec3 p, float radius, float half_height, float edge) {
  vec2 q = vec2(length(p.xz) - radius, abs(p.y) - half_height) + edge;
  return length(max(q, 0.)) + min(max(q.x, q.y), 0.) - edge;
}
float rod(vec3 p, vec3 a, vec3 b, float from, float to) {
  vec3 pa = p - a, ba = b - a;
  float h = clamp(dot(pa, ba) / dot(ba, ba), 0., 1.);
  return length(pa - ba * h) - mix(from, to, h);
}
float leaf(vec3 p, vec3 at, vec3 along, float size) {
  vec3 u = normalize(along), q = p - at - u * size;
  vec3 v = normalize(cross(u, vec3(.2, .3, 1.))), w = cross(u, v);
  vec3 local = vec3(dot(q, u), dot(q, v), dot(q, w)), r = vec3(1., .42, .1) * size;
  float k = length(local / r);
  return k * (k - 1.) / length(local / (r * r));
}

// A wall of clay turned around the axis: radius(height) gives the form.
float thrown(vec3 p, float radius, float height, float wall) {
  float d = abs(length(p.xz) - radius) - wall;
  float side = cut(d, max(-p.y, p.y - height), .03) * .6;
  float floor_ = max(length(p.xz) - radius, abs(p.y - .05) - .05) * .6;
  return blend(side, floor_, .04);
}
float bottle(vec3 p, float h, float r) {
  float t = clamp(p.y / h, 0., 1.);
  float form = mix(r * (.86 + .2 * sin(t * 4.2)), r * .27, smoothstep(.42, .72, t)) + r * .1 * smoothstep(.92, 1., t);
  return thrown(p, form * smoothstep(-.25, .06, t), h, .022);
}
float moon(vec3 p, float h, float r) {
  float t = clamp(p.y / h, 0., 1.), y = (t - .48) / .54;
  return thrown(p, r * sqrt(max(1. - y * y, .08)) + r * .06 * smoothstep(.955, 1., t), h, .025);
}
float bowl(vec3 p, float h, float r) {
  float t = clamp(p.y / h, 0., 1.);
  return thrown(p, r * (.34 + .66 * pow(t, .5)), h, .022);
}
float cup(vec3 p, float h, float r) {
  float t = clamp(p.y / h, 0., 1.);
  float d = thrown(p, r * (.8 + .2 * smoothstep(0., .22, t)), h, .022);
  vec3 q = p - vec3(r * 1.02, h * .52, 0.);
  float ring = length(vec2(length(q.xy * vec2(1., .82)) - h * .27, q.z * .8)) - .042;
  return blend(d, max(ring * .8, -(length(p.xz) - r)), .05);
}
float plate(vec3 p, float r) {
  float rise = .09 * smoothstep(r * .68, r, length(p.xz));
  return disc(p - vec3(0., rise, 0.), r, .022, .02) * .7;
}

vec2 map(vec3 p);

vec3 normal_at(vec3 p) {
  vec2 e = vec2(.0012, -.0012);
  return normalize(e.xyy * map(p + e.xyy).x + e.yyx * map(p + e.yyx).x + e.yxy * map(p + e.yxy).x + e.xxx * map(p + e.xxx).x);
}
float shade_from(vec3 p, vec3 to) {
  float lit = 1., t = .03;
  for (int i = 0; i < 90; i++) {
    float d = map(p + to * t).x;
    lit = min(lit, .5 + .5 * d / (.07 * t));
    if (lit < 0. || t > 9.) break;
    t += clamp(d * .6, .01, .16);
  }
  lit = clamp(lit, 0., 1.);
  return lit * lit * (3. - 2. * lit);
}
float open_around(vec3 p, vec3 n) {
  float hidden = 0., weight = 1.;
  for (int i = 1; i < 6; i++) {
    float h = .07 * float(i);
    hidden += (h - map(p + n * h).x) * weight;
    weight *= .78;
  }
  return clamp(1. - 1.5 * hidden, 0., 1.);
}
// The window: two soft panes, seen from the light.
float window_light(vec3 p, vec3 sun) {
  vec3 u = normalize(cross(sun, vec3(0., 1., 0.))), v = cross(u, sun);
  vec2 q = vec2(dot(p, u), dot(p, v)) - WINDOW;
  float soft = .16;
  float frame = smoothstep(1.9 + soft, 1.9 - soft, abs(q.x)) * smoothstep(1.5 + soft, 1.5 - soft, abs(q.y));
  return frame * smoothstep(.03, .03 + soft, abs(q.x + .45)) * smoothstep(.02, .02 + soft, abs(q.y - .35));
}

vec3 glaze_colour(float id, vec3 p, vec3 n);

vec3 render(vec2 pixel) {
  vec3 forward = normalize(TARGET - CAMERA), right = normalize(cross(forward, vec3(0., 1., .0001))), up = cross(right, forward);
  vec3 ray = normalize(forward * ZOOM + right * pixel.x + up * pixel.y);
  float t = 0.;
  vec2 hit = vec2(0.);
  for (int i = 0; i < 180; i++) {
    hit = map(CAMERA + ray * t);
    if (hit.x < .0006 * t || t > 30.) break;
    t += hit.x * .9;
  }
  vec3 p = CAMERA + ray * t, n = normal_at(p), sun = normalize(SUN);
  vec3 colour = glaze_colour(hit.y, p, n);
  float sunlight = max(dot(n, sun), 0.) * shade_from(p + n * .01, sun) * mix(.1, 1., window_light(p, sun));
  float open = open_around(p, n);
  float sky = .55 + .45 * n.y;
  vec3 light = vec3(1.28, 1.1, .88) * sunlight * 1.45 + vec3(.52, .53, .55) * sky * open * AMBIENT + vec3(.5, .36, .24) * .28 * open * max(-n.y * .5 + .5, 0.);
  vec3 halfway = normalize(sun - ray);
  bool glazed = hit.y > 2.5;
  float shine = glazed ? pow(max(dot(n, halfway), 0.), 48.) * .32 * sunlight + pow(1. - max(dot(n, -ray), 0.), 4.) * .1 * open : 0.;
  return colour * light + shine;
}

out vec4 fragment;
uniform vec2 size;
uniform vec2 origin;

void main() {
  vec3 sum = vec3(0.);
  for (int sub = 0; sub < 4; sub++) {
    vec2 at = gl_FragCoord.xy + origin + vec2(sub % 2, sub / 2) * .5 - .25;
    sum += render((2. * at - size) / size.y);
  }
  vec3 colour = sum / 4.;
  colour = colour * (2.2 * colour + .06) / (colour * (2.05 * colour + .55) + .13);
  vec2 across = (gl_FragCoord.xy + origin) / size - .5;
  colour *= 1. - .34 * dot(across, across);
  colour = pow(clamp(colour, 0., 1.), vec3(.93)) + (hash(gl_FragCoord.xy + origin) - .5) * .008;
  fragment = vec4(colour, 1.);
}
