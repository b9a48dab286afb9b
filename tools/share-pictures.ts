/**
 * `node tools/share-pictures.ts`: draws the pictures of shared reports, one for each result and scene, into
 * apps/game/public/share. Messengers show no SVG and run no scripts, so the pictures are made in advance.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createServer } from 'vite'
import { SHARE_SCENES, type ShareScene } from '#server/domains/fights/share-picture.ts'
import { launchBrowser } from '#tests/support/browser.ts'

const root = join(import.meta.dirname, '..', 'apps', 'game')
const folder = join(root, 'public', 'share')
const SIZE_PX = { width: 1200, height: 630 }
const QUALITY_PERCENT = 68

/** The moment on the picture: how much of each army still stands, from 0 to 1, and how many eighths of a castle lie. */
const RESULTS = {
  win: { word: 'Победа', own: 0.75, enemy: 0.1, broken: 6 },
  lose: { word: 'Поражение', own: 0.1, enemy: 0.7, broken: 0 },
  draw: { word: 'Ничья', own: 0.4, enemy: 0.4, broken: 2 },
}

type Result = (typeof RESULTS)[keyof typeof RESULTS]

const LORD_ARMY = { archers: 60, swordsmen: 60, squires: 30, priests: 8, cavalry: 12 }
const ENEMY_ARMY = { swordsmen: 26, archers: 20, cavalry: 2 }

/** The enemy's half of the stage. */
function enemyOf(scene: ShareScene, { enemy, broken }: Result) {
  const fallenShare = 1 - enemy
  if (scene !== 'castle') return { defender: { npc: scene, army: ENEMY_ARMY, fallenShare } }
  return {
    defender: { armsId: 8, army: LORD_ARMY, fallenShare },
    place: { time: 'day' },
    siege: {
      walls: 3,
      moat: 2,
      stakes: 2,
      isCorner: false,
      garrison: 20,
      siegeTower: true,
      catapult: true,
      hits: broken > 0 ? 2 : 0,
      broken,
    },
  }
}

const PAGE = `<!doctype html><html lang="ru"><head><meta charset="utf-8"><style>
  html, body, #root { margin: 0; width: 1200px; height: 630px; overflow: hidden; background: #1d130c }
  .fight-stage { display: block; width: 1200px; height: 630px }
  .veil { position: fixed; inset: 0; background: linear-gradient(#1d130c00 55%, #1d130ce0), radial-gradient(#0000 55%, #1d130c90) }
  .word { position: fixed; inset: 34px 0 auto; text-align: center }
  .word b { display: inline-block; padding: 10px 70px 16px; color: #fbf0d4; font: 400 92px/1 Forum, serif;
    background: linear-gradient(#b52a26, #741513); box-shadow: 0 0 0 3px #d8a83e, 0 10px 30px #000a; text-shadow: 0 3px 4px #0009 }
  .name { position: fixed; inset: auto 40px 26px; display: flex; justify-content: space-between; align-items: baseline;
    color: #f4d987; font: 400 54px/1 Forum, serif; text-shadow: 0 2px 6px #000 }
  .name i { color: #f2e6cb; font: 400 30px/1 Philosopher, sans-serif }
</style></head><body><div id="root"></div><div class="veil"></div><div class="word"><b></b></div>
<div class="name"><span>Донжон</span><i>Битва удар за ударом</i></div>
<script type="module">
  import '/src/ui/fonts.css'
  import { createElement } from 'react'
  import { createRoot } from 'react-dom/client'
  import { FightStage } from '/src/art/fight-stage/fight-stage.tsx'
  window.draw = ({ word, ...moment }) => {
    document.querySelector('b').textContent = word
    window.stage ??= createRoot(document.getElementById('root'))
    window.stage.render(createElement(FightStage, { strikes: [], phaseIndex: 0, ...moment }))
  }
</script></body></html>`

const site = await createServer({
  root,
  configFile: join(root, 'vite.config.ts'),
  logLevel: 'warn',
  server: { port: 0 },
  plugins: [
    {
      name: 'share-picture',
      configureServer(server) {
        server.middlewares.use('/share-picture', async (_request, response) => {
          response.setHeader('Content-Type', 'text/html')
          response.end(await server.transformIndexHtml('/share-picture', PAGE))
        })
      },
    },
  ],
})
await site.listen()
const browser = await launchBrowser()
try {
  const page = await browser.newPage({ viewport: SIZE_PX, reducedMotion: 'reduce' })
  await page.goto(`${site.resolvedUrls?.local[0]}share-picture`)
  await page.waitForFunction('window.draw')
  await mkdir(folder, { recursive: true })
  for (const scene of SHARE_SCENES) {
    for (const [name, result] of Object.entries(RESULTS)) {
      const moment = {
        word: result.word,
        attacker: { armsId: 3, army: LORD_ARMY, fallenShare: 1 - result.own },
        attackerHealthShare: result.own,
        defenderHealthShare: result.enemy,
        ...enemyOf(scene, result),
      }
      await page.evaluate(`window.draw(${JSON.stringify(moment)})`)
      await page.locator('.fight-stage').waitFor()
      await page.evaluate(() => document.fonts.ready)
      await page.screenshot({
        path: join(folder, `${name}-${scene}.jpg`),
        type: 'jpeg',
        quality: QUALITY_PERCENT,
        animations: 'disabled',
      })
    }
  }
} finally {
  await browser.close()
  await site.close()
}
