export default function Thanks() {
  return <p>Thank you! We answer within two days.</p>
}
