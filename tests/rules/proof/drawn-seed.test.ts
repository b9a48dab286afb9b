import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { daySecretChain, daySecretHash } from '#rules/proof/day-secrets.ts'
import { drawLabel, drawNumber, drawnSeed, drawSubject, seedFault } from '#rules/proof/drawn-seed.ts'

const [first = '', second = '', third = ''] = daySecretChain('c0'.repeat(32), 3)
const chain = { firstDay: '2026-11-01', commitment: daySecretHash(first) }
const subject = drawSubject('mission', 17)
const drawnFrom = { chainId: 1, day: '2026-11-02', label: drawLabel(subject, 3) }
const claim = { seed: drawnSeed(second, drawnFrom.label), drawnFrom, subject }

describe('a drawn seed', () => {
  it('is the HMAC that everybody can compute', () => {
    expect(drawnFrom.label).toBe('mission:17:3')
    const key = Buffer.from(second, 'hex')
    expect(claim.seed).toBe(createHmac('sha256', key).update('mission:17:3').digest('hex'))
  })

  it('is bound to kind, player, number and day', () => {
    const others = [
      drawnSeed(second, drawLabel(drawSubject('sharpening', 17), 3)),
      drawnSeed(second, drawLabel(drawSubject('mission', 18), 3)),
      drawnSeed(second, drawLabel(subject, 4)),
      drawnSeed(third, drawnFrom.label),
    ]
    expect(new Set([claim.seed, ...others]).size).toBe(5)
  })

  it('tells the number of its draw, and nothing about the draws of others', () => {
    expect(drawNumber('mission:17:3', 'mission:17')).toBe(3)
    expect(drawNumber('stalls:2', 'stalls')).toBe(2)
    for (const label of [
      'mission:171:3',
      'mission:17:3:1',
      'mission:17:03',
      'mission:17:0',
      'mission:17',
      'raid:17:3',
    ])
      expect(drawNumber(label, 'mission:17')).toBeNull()
  })

  it('comes from the chain, unless anything about it was changed', () => {
    expect(seedFault(claim, second, chain)).toBeNull()
    expect(seedFault({ ...claim, subject: 'mission:18' }, second, chain)).toBe('labelOfOther')
    expect(seedFault(claim, 'secret', chain)).toBe('secretMalformed')
    expect(seedFault(claim, third, chain)).toBe('secretNotOfChain')
    expect(seedFault(claim, second, { ...chain, commitment: 'c1'.repeat(32) })).toBe('secretNotOfChain')
    expect(seedFault(claim, second, { ...chain, firstDay: '2026-11-02' })).toBe('secretNotOfChain')
    const otherDay = { ...claim, drawnFrom: { ...drawnFrom, day: '2026-11-03' } }
    expect(seedFault(otherDay, second, chain)).toBe('secretNotOfChain')
    expect(seedFault(otherDay, third, chain)).toBe('seedOfOther')
    expect(seedFault({ ...claim, seed: 'chosen' }, second, chain)).toBe('seedOfOther')
    const otherNumber = { ...claim, drawnFrom: { ...drawnFrom, label: 'mission:17:4' } }
    expect(seedFault(otherNumber, second, chain)).toBe('seedOfOther')
  })
})
