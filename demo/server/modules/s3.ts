import { attachment } from '../requests/file-names.ts'
import type { CreateModule } from '../serving/modules.ts'

export const variables = {
  ASHLAR_FILES: 'keeps uploads in an S3-compatible store: s3://BUCKET/FOLDER?endpoint=https://…',
} as const

/** How long the address of a file is valid, in seconds. */
const ADDRESS_SECONDS = 300

/**
 * Keeps uploads in an S3-compatible store: `ASHLAR_FILES=s3://BUCKET/FOLDER`, with `?endpoint=https://…` for others
 * than Amazon's. Region and keys come from the usual variables, such as `AWS_REGION` and `AWS_ACCESS_KEY_ID`.
 */
export const create: CreateModule = async ({ ASHLAR_FILES: place }) => {
  if (!place) return undefined
  if (!URL.canParse(place) || !place.startsWith('s3://')) {
    throw new Error(`ASHLAR_FILES must be like s3://BUCKET/FOLDER, not "${place}".`)
  }
  const { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } = await import(
    '@aws-sdk/client-s3'
  )
  const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner')
  const { host: Bucket, pathname, searchParams } = new URL(place)
  const endpoint = searchParams.get('endpoint')
  const client = new S3Client({
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Other stores than Amazon's do not know its newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const folder = pathname.split('/').filter(Boolean).join('/')
  const keyOf = (id: string): string => (folder ? `${folder}/${id}` : id)
  return {
    files: {
      async put(id, name, bytes) {
        const Key = keyOf(id)
        // Always downloaded, never rendered: the file comes from a stranger.
        const more = { ContentType: 'application/octet-stream', ContentDisposition: attachment(name) }
        await client.send(new PutObjectCommand({ Bucket, Key, Body: bytes, ...more }))
      },
      async remove(ids) {
        const removals = ids.map(id => client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(id) })))
        await Promise.all(removals)
      },
      addressOf: id =>
        getSignedUrl(client, new GetObjectCommand({ Bucket, Key: keyOf(id) }), {
          expiresIn: ADDRESS_SECONDS,
        }),
    },
    stop: async () => client.destroy(),
  }
}
