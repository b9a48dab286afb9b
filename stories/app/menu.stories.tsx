import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { ArmySlotView } from '#apps/game/src/layouts/army-slot.tsx'
import { GameMenuView } from '#apps/game/src/layouts/game-menu.tsx'
import type { MenuEntry } from '#apps/game/src/layouts/menu-item.tsx'
import { gamePages } from '#apps/game/src/pages/game-pages.ts'
import { MissionCost } from '#apps/game/src/shared/missions/mission-cost.tsx'
import { StartButton } from '#apps/game/src/shared/missions/start-button.tsx'
import { energyOf, run } from '../features/missions/fixtures/args.ts'
import { pressKey } from '../ui/real-input.ts'
import { inRouter } from './in-router.tsx'

function entries(open: readonly string[], seals: Readonly<Record<string, number>> = {}): MenuEntry[] {
  return gamePages.flatMap((page) => {
    if (!page.menu) return []
    const count = seals[page.path]
    const badge = count === undefined ? null : { count, label: `${count} новых` }
    return [{ page, menu: page.menu, isLocked: page.unlock !== null && !open.includes(page.path), badge }]
  })
}

const meta = {
  title: 'app/Menu',
  component: GameMenuView,
  args: { entries: entries(['missions', 'army', 'fight-logs', 'settings'], { '': 1, army: 34 }) },
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <div style={{ minHeight: 300 }}>{Story()}</div>, inRouter],
} satisfies Meta<typeof GameMenuView>

export default meta
type Story = StoryObj<typeof meta>

const page = within(document.body)

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Походы/ })).toHaveAttribute('href', '/game/missions')
    await expect(await canvas.findByText('34 новых')).toBeInTheDocument()
  },
}

/** A bar without room for all keeps its first places when raids, crusades and guilds open. */
export const EverythingOpen: Story = {
  args: { entries: entries(gamePages.map(({ path }) => path)) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const words = canvas.getAllByRole('link').map(({ textContent }) => textContent)
    await expect(words).toEqual(['Замок', 'Походы', 'Войско'])
  },
}

const start = fn()

function again(energy: number, chance: number | null = null) {
  return (
    <ArmySlotView
      away={null}
      onReturn={fn()}
      again={
        <StartButton
          mission={{ level: 1 }}
          difficulty="EASY"
          level={4}
          energy={energyOf(energy)}
          active={null}
          starting={false}
          waiting={false}
          icon={<MissionCost energy={2} chance={chance} />}
          label="Ещё раз: Старая мельница, энергия 2"
          onStart={start}
        >
          Ещё раз
        </StartButton>
      }
    />
  )
}

/** The army at home, after a mission: one tap repeats it from any page. */
export const ArmyAtHome: Story = {
  args: { army: again(90) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    for (const entry of canvas.getAllByRole('listitem'))
      await expect(entry.scrollWidth).toBeLessThanOrEqual(entry.clientWidth)
    await userEvent.click(canvas.getByRole('button', { name: /^Ещё раз: Старая мельница/ }))
    await expect(start).toHaveBeenCalledOnce()
  },
}

/** With the chance, as long as it is known. */
export const ArmyAtHomeWithChance: Story = {
  args: { army: again(90, 92) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^92.%$/)).toBeVisible()
    const menu = canvas.getByRole('navigation')
    for (const entry of canvas.getAllByRole('listitem'))
      await expect(entry.scrollWidth).toBeLessThanOrEqual(entry.clientWidth)
    await expect(menu.scrollHeight).toBeLessThanOrEqual(menu.clientHeight)
  },
}

export const ArmyAtHomeDesktop: Story = { args: { army: again(90, 100) } }

export const TooTired: Story = {
  args: { army: again(1) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Ещё раз/ }))
    const why = within(await page.findByRole('dialog', { name: 'Почему нельзя' }))
    await waitFor(() => expect(why.getByText(/Недостаточно энергии/)).toBeVisible())
    await pressKey('Escape')
  },
}

export const ArmyAway: Story = {
  args: { army: <ArmySlotView away={run} onReturn={fn()} again={null} /> },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const place = canvas.getByRole('timer', { name: /^До возвращения/ }).closest('a')
    await expect(place).toHaveAttribute('href', '/game/missions')
  },
}

export const ArmyLandscape: Story = {
  args: { army: again(90, 92) },
  globals: { viewport: { value: 'landscape' } },
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('navigation')
    await expect(menu.scrollHeight).toBeLessThanOrEqual(menu.clientHeight)
  },
}

/** Text of 200 %: the castle, the army and the rest, each with its whole word. */
export const ArmyInLargeText: Story = {
  args: { army: again(90, 92) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    document.documentElement.style.fontSize = '200%'
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3))
    for (const entry of canvas.getAllByRole('listitem'))
      await expect(entry.scrollWidth).toBeLessThanOrEqual(entry.clientWidth)
  },
  afterEach: () => {
    document.documentElement.style.fontSize = ''
  },
}

export const Newcomer: Story = {
  args: { entries: entries([]) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Склад/ }))
    await waitFor(() =>
      expect(page.getByText('Откроется после поручения «Победите в первом походе».')).toBeVisible(),
    )
    await pressKey('Escape')
    await waitFor(() => expect(canvas.getByRole('button', { name: /Склад/ })).toHaveFocus())
  },
}

/** Behind «Ещё» open pages come first, then those to come, with the level that opens them and without a padlock. */
export const NewcomerMore: Story = {
  args: { entries: entries(['missions', 'army', 'settings']) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ещё' }))
    const sheet = within(await page.findByRole('dialog', { name: 'Ещё' }))
    const lists = sheet.getAllByRole('list')
    await expect(lists[0]).toHaveTextContent('Настройки')
    await expect(lists[0]).not.toHaveTextContent('Лавка')
    await expect(lists[1]).toHaveTextContent(/Кузницас.4-го уровня/)
    await expect(lists[1]).toHaveTextContent('Лавкаскоро')
  },
}

/** In landscape the menu stands at the side, with as many entries as fit. */
export const Landscape: Story = {
  globals: { viewport: { value: 'landscape' } },
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('navigation')
    await expect(menu.clientHeight).toBe(innerHeight)
    await expect(
      canvas.getByRole('button', { name: 'Ещё' }).getBoundingClientRect().bottom,
    ).toBeLessThanOrEqual(innerHeight)
  },
}

/** Text of 200 %: fewer entries, each with its whole word. */
export const LargeText: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    document.documentElement.style.fontSize = '200%'
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3))
    for (const entry of canvas.getAllByRole('listitem'))
      await expect(entry.scrollWidth).toBeLessThanOrEqual(entry.clientWidth)
  },
  afterEach: () => {
    document.documentElement.style.fontSize = ''
  },
}

/** The page that is open is marked, also in the sheet. */
export const MarkedBehindMore: Story = {
  parameters: { address: '/game/settings' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ещё', current: true }))
    const mark = await page.findByRole('link', { name: 'Настройки', current: 'page' })
    await expect(getComputedStyle(mark).boxShadow).not.toBe('none')
  },
}

export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Ещё/ })).toBeInTheDocument()
    for (const entry of canvas.getAllByRole('listitem'))
      await expect(entry.scrollWidth).toBeLessThanOrEqual(entry.clientWidth)
  },
}
