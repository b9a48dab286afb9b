import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bytesOfHex, hexOf, hmacSha256, sha256Bytes, utf8Bytes } from '#rules/core/sha256.ts'

describe('SHA-256', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    [
      'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
      'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
    ],
    ['a'.repeat(100_000), createHash('sha256').update('a'.repeat(100_000)).digest('hex')],
  ])('of the vector %.20s', (text, digest) => {
    expect(hexOf(sha256Bytes(utf8Bytes(text)))).toBe(digest)
  })

  it('agrees with the platform for any bytes, for every length up to two blocks', () => {
    for (let length = 0; length <= 130; length += 1) {
      const bytes = Array.from({ length }, (_, index) => (index * 37 + length) % 256)
      const expected = createHash('sha256').update(Uint8Array.from(bytes)).digest('hex')
      expect(hexOf(sha256Bytes(bytes))).toBe(expected)
    }
  })

  it('signs like RFC 4231 and the platform', () => {
    const signed = (key: string, message: string): string =>
      hexOf(hmacSha256(bytesOfHex(key), bytesOfHex(message)))
    expect(signed('0b'.repeat(20), hexOf(utf8Bytes('Hi There')))).toBe(
      'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
    )
    expect(signed(hexOf(utf8Bytes('Jefe')), hexOf(utf8Bytes('what do ya want for nothing?')))).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    )
    const longKey = 'aa'.repeat(131)
    const message = utf8Bytes('Test Using Larger Than Block-Size Key - Hash Key First')
    expect(signed(longKey, hexOf(message))).toBe(
      '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
    )
    const bytes = fc.array(fc.integer({ min: 0, max: 255 }), { maxLength: 150 })
    fc.assert(
      fc.property(bytes, bytes, (key, text) => {
        const expected = createHmac('sha256', Uint8Array.from(key))
          .update(Uint8Array.from(text))
          .digest('hex')
        expect(hexOf(hmacSha256(key, text))).toBe(expected)
      }),
      { numRuns: 60 },
    )
  })

  it('reads texts as UTF-8 and hexadecimal digits as bytes', () => {
    for (const text of ['Донжон', 'é', '🏰', '€', '\ud800']) {
      expect(utf8Bytes(text)).toEqual([...new TextEncoder().encode(text)])
    }
    expect(bytesOfHex('00ff7F')).toEqual([0, 255, 127])
    expect(() => bytesOfHex('0')).toThrow(RangeError)
    expect(() => bytesOfHex('zz')).toThrow(RangeError)
  })
})
