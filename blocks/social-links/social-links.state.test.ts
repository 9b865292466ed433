import { expect, it } from 'vitest'
import { serviceOf } from './social-links.state'

const BASE = 'https://tarn.example/'

it.each([
  ['https://www.instagram.com/tarn', 'Instagram'],
  ['//de.linkedin.com/in/tarn', 'LinkedIn'],
  ['https://twitter.com/tarn', 'X'],
  ['https://x.com/tarn', 'X'],
  ['https://netflix.com/tarn', 'netflix.com'],
  ['https://instagram.com.evil.example/', 'instagram.com.evil.example'],
  ['mailto:studio@tarn.example', 'Email'],
  ['tel:+15550100', 'Phone'],
  ['/elsewhere', 'tarn.example'],
  ['https://', 'https://'],
])('identifies %s as %s', (address, name) => {
  const service = serviceOf(address, BASE)
  expect(service.name).toBe(name)
  expect(service.icon).toMatch(/^M[\d\s.,a-zA-Z-]+$/)
})
