export default function (config) {
  config.addPassthroughCopy('pictures')
  config.addPassthroughCopy({ 'node_modules/ashlar/dist': 'ashlar' })
}
