import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { publishGuide, withdrawGuide } from '#server/domains/guides/publish-guide.ts'
import { createGuide } from '#server/domains/guides/save-guide.ts'
import { type Game, openGame } from '../../support/open-game.ts'

let game: Game
let dist: string
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'donjon-dist-'))
  await mkdir(join(dist, 'game'))
  await writeFile(join(dist, 'game', 'index.html'), '<html><head><title>Донжон</title></head></html>')
  game = await openGame({}, dist)
})
afterAll(async () => {
  await game.close()
  await rm(dist, { recursive: true })
})

async function pageOf(path: string): Promise<string> {
  const answer = await fetch(`${game.platform.config.publicUrl}${path}`)
  expect(answer.status).toBe(200)
  return answer.text()
}

it('the page of a published guide has its title and description, escaped', async () => {
  const author = await game.lord()
  const text = {
    title: 'Ров & «стена»',
    description: 'Как <b>копать</b> "быстро"',
    content: '<p>Лопатой.</p>',
  }
  const { guideId } = await createGuide(text, author.player.id)
  expect(await pageOf(`/guides/${guideId}`)).toContain('<title>Донжон</title>')
  await publishGuide(guideId, 1)
  for (const path of [`/guides/${guideId}`, `/guides/${guideId}/`]) {
    const html = await pageOf(path)
    expect(html).toContain('<title>Ров &amp; «стена» · Донжон</title>')
    expect(html).toContain('content="Как &lt;b&gt;копать&lt;/b&gt; &quot;быстро&quot;"')
    expect(html).toContain(`rel="canonical" href="${game.platform.config.publicUrl}/guides/${guideId}"`)
  }
  await withdrawGuide(guideId)
  expect(await pageOf(`/guides/${guideId}`)).toContain('<title>Донжон</title>')
})

it('the map of the site names each published guide and when its text was saved', async () => {
  const author = await game.lord()
  const save = () => createGuide({ title: 'Ров', description: '', content: '<p>Вода.</p>' }, author.player.id)
  const [shown, draft, withdrawn] = [await save(), await save(), await save()]
  const savedAt = game.clock.now().toISOString()
  game.clock.advance(3_600)
  await publishGuide(shown.guideId, 1)
  await publishGuide(withdrawn.guideId, 1)
  await withdrawGuide(withdrawn.guideId)
  const map = await pageOf('/sitemap.xml')
  const address = `${game.platform.config.publicUrl}/guides`
  expect(map).toContain(`<url><loc>${address}/${shown.guideId}</loc><lastmod>${savedAt}</lastmod></url>`)
  expect(map).toContain(`<loc>${address}</loc>`)
  for (const { guideId } of [draft, withdrawn]) expect(map).not.toContain(`${address}/${guideId}<`)
})
