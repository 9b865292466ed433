import 'ashlar/ashlar.css'
import { Blocks } from './blocks'

export const metadata = { title: 'Clay' }

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <h1>Clay</h1>
        {children}
        <Blocks />
      </body>
    </html>
  )
}
