import { describe, expect, it } from 'vitest'
import { simulationPage } from '#tools/simulate/page/page.ts'
import { judgeTargets } from '#tools/simulate/targets.ts'
import { goodWorld } from './report-records.ts'

function pageOf(seed = '1'): string {
  const world = goodWorld()
  return simulationPage({ records: world.records, days: world.days, seed, targets: judgeTargets(world) })
}

/** Tags that are not closed in order, or closed without being open. */
function unbalanced(html: string): string[] {
  const open: string[] = []
  const faults: string[] = []
  for (const [, close, name = '', self] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^>]*?(\/?)>/gi)) {
    if (self === '/' || name === 'meta') continue
    if (close !== '/') open.push(name)
    else if (open.pop() !== name) faults.push(name)
  }
  return [...faults, ...open]
}

describe('the page of a run', () => {
  it('is well formed and contains no NaN', () => {
    const html = pageOf()
    expect(unbalanced(html)).toEqual([])
    expect(html).not.toMatch(/NaN|undefined|Infinity|null/)
    expect(html.match(/<svg/g)?.length).toBeGreaterThan(15)
  })

  it('loads nothing and has no script', () => {
    expect(pageOf()).not.toMatch(/https?:|<script|<link|url\(|@import/)
  })

  it('describes every chart in words, and every target with its verdict', () => {
    const html = pageOf()
    const pictures = html.match(/<svg[^>]*>/g) ?? []
    expect(pictures.filter((tag) => !/role="img" aria-label="[^"]{20,}"/.test(tag))).toEqual([])
    expect(html.match(/class="verdict holds">holds</g)).toHaveLength(38)
    expect(html).toContain('38 of 38 targets hold')
  })

  it('is the same for the same run, and escapes text', () => {
    expect(pageOf()).toBe(pageOf())
    expect(pageOf('<b>')).toContain('seed &lt;b&gt;')
  })

  it('works even if nobody played', () => {
    const none = { records: [], days: 1, mixed: true, raided: null }
    const html = simulationPage({ ...none, seed: '1', targets: judgeTargets(none) })
    expect(unbalanced(html)).toEqual([])
    expect(html).not.toMatch(/NaN|undefined|Infinity/)
  })
})
