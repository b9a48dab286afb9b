/** Round constants of FIPS 180-4: the fractions of the cube roots of the first 64 primes. */
const K: readonly number[] = [
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
]

const START: readonly number[] = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
]

const BLOCK_BYTES = 64

function rotated(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits))
}

/** UTF-8 bytes of a text. A lone surrogate counts as U+FFFD, as in TextEncoder. */
export function utf8Bytes(text: string): number[] {
  return [...text].flatMap((character) => {
    const point = character.codePointAt(0) ?? 0
    const code = point >= 0xd800 && point <= 0xdfff ? 0xfffd : point
    if (code < 0x80) return [code]
    const last = 0x80 | (code & 0x3f)
    if (code < 0x800) return [0xc0 | (code >> 6), last]
    const middle = 0x80 | ((code >> 6) & 0x3f)
    if (code < 0x10000) return [0xe0 | (code >> 12), middle, last]
    return [0xf0 | (code >> 18), 0x80 | ((code >> 12) & 0x3f), middle, last]
  })
}

/** The message, a set bit, zeros, and its length in bits: whole blocks. */
function padded(bytes: readonly number[]): number[] {
  const zeros = (((BLOCK_BYTES - 9 - bytes.length) % BLOCK_BYTES) + BLOCK_BYTES) % BLOCK_BYTES
  const high = Math.floor(bytes.length / 0x2000_0000)
  const low = (bytes.length << 3) >>> 0
  const length = [high, low].flatMap((word) => [24, 16, 8, 0].map((shift) => (word >>> shift) & 0xff))
  return [...bytes, 0x80, ...Array.from({ length: zeros }, () => 0), ...length]
}

/** The 64 words of a block's schedule. */
function scheduleOf(block: readonly number[]): number[] {
  const words: number[] = []
  const word = (index: number): number => words[index] ?? 0
  for (let index = 0; index < 64; index += 1) {
    if (index < 16) {
      const byte = (offset: number): number => block[4 * index + offset] ?? 0
      words.push((byte(0) << 24) | (byte(1) << 16) | (byte(2) << 8) | byte(3))
      continue
    }
    const far = word(index - 15)
    const near = word(index - 2)
    const s0 = rotated(far, 7) ^ rotated(far, 18) ^ (far >>> 3)
    const s1 = rotated(near, 17) ^ rotated(near, 19) ^ (near >>> 10)
    words.push((word(index - 16) + s0 + word(index - 7) + s1) | 0)
  }
  return words
}

function compress(state: readonly number[], block: readonly number[]): number[] {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (const [index, word] of scheduleOf(block).entries()) {
    const s1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
    const chosen = (e & f) ^ (~e & g)
    const first = (h + s1 + chosen + (K[index] ?? 0) + word) | 0
    const s0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
    const majority = (a & b) ^ (a & c) ^ (b & c)
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + s0 + majority) | 0
  }
  return [a, b, c, d, e, f, g, h].map((word, index) => (word + (state[index] ?? 0)) | 0)
}

/** SHA-256 (FIPS 180-4) of bytes (0 to 255), in 32-bit integer maths: the same on every engine. */
export function sha256Bytes(bytes: readonly number[]): number[] {
  const message = padded(bytes)
  let state = [...START]
  for (let at = 0; at < message.length; at += BLOCK_BYTES) {
    state = compress(state, message.slice(at, at + BLOCK_BYTES))
  }
  return state.flatMap((word) => [24, 16, 8, 0].map((shift) => (word >>> shift) & 0xff))
}

export function hexOf(bytes: readonly number[]): string {
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Bytes of a hexadecimal text; throws RangeError for anything else. */
export function bytesOfHex(hex: string): number[] {
  if (!/^(?:[0-9a-f]{2})*$/i.test(hex)) throw new RangeError('Not a hexadecimal text')
  return Array.from({ length: hex.length / 2 }, (_, index) =>
    Number.parseInt(hex.slice(2 * index, 2 * index + 2), 16),
  )
}

/** HMAC-SHA-256 (RFC 2104) of bytes under a key of bytes. */
export function hmacSha256(key: readonly number[], message: readonly number[]): number[] {
  const short = key.length > BLOCK_BYTES ? sha256Bytes(key) : key
  const block = Array.from({ length: BLOCK_BYTES }, (_, index) => short[index] ?? 0)
  const inner = sha256Bytes([...block.map((byte) => byte ^ 0x36), ...message])
  return sha256Bytes([...block.map((byte) => byte ^ 0x5c), ...inner])
}
