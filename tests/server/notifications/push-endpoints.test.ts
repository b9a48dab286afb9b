import { describe, expect, it } from 'vitest'
import { pushSubjectOf } from '#server/platform/push/push-subject.ts'
import { isPublicAddress, readToken } from '#server/platform/push/subscription.ts'

const keys = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}
function isTaken(endpoint: string): boolean {
  return readToken(JSON.stringify({ endpoint, keys }), false) !== undefined
}

describe('the address of a push service', () => {
  it('has a name and is reached by https', () => {
    expect(isTaken('https://push.example.org/send/1')).toBe(true)
  })
  it.each([
    'http://push.example.org/send/1',
    'https://push.example.org:8443/send/1',
    'https://user:word@push.example.org/send/1',
    'https://localhost/send/1',
    'https://database/send/1',
    'https://127.0.0.1/send/1',
    'https://0x7f.1/send/1',
    'https://10.0.0.1/send/1',
    'https://[::1]/send/1',
    'https://[::ffff:10.0.0.1]/send/1',
    'file:///etc/passwd',
    'push',
  ])('is not %s', (endpoint) => {
    expect(isTaken(endpoint)).toBe(false)
  })
  it.each([
    '10.1.2.3',
    '127.0.0.1',
    '169.254.169.254',
    '192.168.1.1',
    '100.64.0.1',
    '::1',
    'fd00::1',
    '::ffff:10.0.0.1',
    '0.0.0.0',
  ])('does not lead to %s', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
  it('leads to public addresses', () => {
    expect(['8.8.8.8', '2606:4700::1111'].map(isPublicAddress)).toEqual([true, true])
  })
})

describe('who answers for pushes', () => {
  const none = 'Донжон <donjon@localhost>'
  it.each([
    ['https://donjon.ru', none, 'https://donjon.ru'],
    ['http://localhost:3000', 'Донжон <letters@donjon.ru>', 'mailto:letters@donjon.ru'],
    ['https://game.example.com', 'letters@donjon.ru', 'mailto:letters@donjon.ru'],
    ['http://localhost:3000', none, undefined],
    ['https://127.0.0.1', 'letters@example.org', undefined],
  ])('%s with letters from %s: %s', (publicUrl, mailFrom, subject) => {
    expect(pushSubjectOf({ publicUrl, mailFrom })).toBe(subject)
  })
})
