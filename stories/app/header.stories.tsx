import type { Meta, StoryObj } from '@storybook/react-vite'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { GameHeaderView } from '#apps/game/src/layouts/game-header.tsx'
import { SessionContext } from '#apps/game/src/shell/session-context.ts'
import type { ControlPanelData, PlayerLayoutData } from '#generated/types.ts'
import { NO_MONEY } from '#rules/core/currencies.ts'
import { DEFAULT_GAMEPLAY } from '../features/player/fixtures.ts'
import { inRouter } from './in-router.tsx'

function inMinutes(minutes: number) {
  return new Date(Date.now() + minutes * 60_000).toISOString()
}

const layout: PlayerLayoutData = {
  player: {
    playerId: 17,
    name: 'Ратибор',
    level: 17,
    title: 'BARON',
    guildTag: 'ВРНЪ',
    avatarUrl: null,
    arms: 'p17',
  },
  emailConfirmed: true,
  deletionDueAt: null,
  gameplay: DEFAULT_GAMEPLAY,
  unlocks: ['settingsOpenBanner', 'topListOpenBanner'],
  unreadNotifications: 3,
  unviewedFights: 1,
  unviewedGear: 0,
  guildRequests: 0,
}

const panel: ControlPanelData = {
  baseInfo: {
    level: 17,
    experience: 91_200,
    levelExperience: 84_000,
    nextLevelExperience: 96_000,
    title: 'BARON',
  },
  taxes: { active: null, choices: [] },
  challenge: null,
  serverTime: inMinutes(0),
  purse: { ...NO_MONEY, gold: 12_480, diamonds: 64, glory: 930 },
  energy: {
    current: 78,
    max: 120,
    nextAt: inMinutes(8),
    fullAt: inMinutes(500),
    intervalSeconds: 720,
    intervalChange: null,
    laterIntervalChange: null,
    doubledUntil: null,
    spentToday: 40,
    experiencePercent: 100,
    restore: { price: { gold: 0, diamonds: 1 }, gives: 10, left: 9, resetsAt: inMinutes(600) },
  },
}

const leave = fn(async (): Promise<void> => undefined)
const queries = new QueryClient()

const meta = {
  title: 'app/Header',
  component: GameHeaderView,
  args: { layout, panel },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <QueryClientProvider client={queries}>
        <SessionContext value={{ enter: fn(), leave }}>{Story()}</SessionContext>
      </QueryClientProvider>
    ),
    inRouter,
  ],
} satisfies Meta<typeof GameHeaderView>

export default meta
type Story = StoryObj<typeof meta>

const page = within(document.body)

export const Usual: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Барон · «ВРНЪ»')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Вести: 3\sнепрочитанные$/ })).toBeVisible()
    const lord = canvas.getByRole('button', { name: /Ратибор/ })
    await userEvent.click(lord)
    await waitFor(() => expect(page.getByText(/^До .*ещё 48 опыта$/)).toBeVisible())
    await expect(page.getByRole('link', { name: 'Настройки' })).toHaveAttribute('href', '/game/settings')
    await expect(page.getByRole('link', { name: 'Моя страница' })).toHaveAttribute('href', '/game/player/17')
    await userEvent.click(page.getByRole('button', { name: 'Выйти' }))
    await expect(leave).toHaveBeenCalled()
  },
}

export const Newcomer: Story = {
  args: {
    layout: {
      ...layout,
      player: { ...layout.player, level: 1, title: 'KNIGHT', guildTag: null },
      unlocks: [],
      unreadNotifications: 0,
    },
    panel: {
      ...panel,
      baseInfo: {
        ...panel.baseInfo,
        level: 1,
        experience: 0,
        levelExperience: 0,
        nextLevelExperience: 300,
        title: 'KNIGHT',
      },
      purse: { ...NO_MONEY, gold: 300, diamonds: 5 },
      energy: { ...panel.energy, current: 120, nextAt: null, fullAt: null },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Ратибор/ }))
    await waitFor(() => expect(page.getByText(/^До .*ещё 3 опыта$/)).toBeVisible())
    await expect(page.queryByRole('link', { name: 'Настройки' })).toBeNull()
  },
}

export const NoEnergy: Story = {
  args: { panel: { ...panel, energy: { ...panel.energy, current: 0 } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Энергия: 0 из 120. Восстановить' }))
    await waitFor(() => expect(page.getByRole('button', { name: /\+10 за 1/ })).toBeVisible())
  },
}

/** Twelve wide letters and millions in the purse: everything fits a small phone. */
export const Narrow: Story = {
  args: {
    layout: { ...layout, player: { ...layout.player, name: 'ЩЩЩЩЩЩЩЩЩЩЩЩ' }, unreadNotifications: 150 },
    panel: { ...panel, purse: { ...NO_MONEY, gold: 12_480_000, diamonds: 123_456, glory: 999_999 } },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const header = canvasElement.querySelector('header')
    await expect(window.innerWidth).toBe(320)
    await expect(header?.scrollWidth).toBeLessThanOrEqual(320)
  },
}

/** Beside a full purse a name of eight letters and the guild's tag are whole on a phone of 360 px. */
export const RichLord: Story = {
  args: {
    layout: { ...layout, player: { ...layout.player, name: 'Мстислав', title: 'EARL', guildTag: 'ДУБЩ' } },
    panel: { ...panel, purse: { ...NO_MONEY, gold: 201_003, diamonds: 640, glory: 9_300 } },
  },
  decorators: [(Story) => <div style={{ width: 360 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    for (const words of ['Мстислав', 'Граф · «ДУБЩ»']) {
      const { scrollWidth, clientWidth } = canvas.getByText(words)
      await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
    }
  },
}

/** Text of 200 %: lord, purse and energy have a row each, and nothing is lost. */
export const LargeText: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    document.documentElement.style.fontSize = '200%'
    const purse = canvas.getByRole('region', { name: 'Казна' })
    const lord = canvas.getByRole('button', { name: /Ратибор/ })
    await waitFor(() =>
      expect(purse.getBoundingClientRect().top).toBeGreaterThanOrEqual(lord.getBoundingClientRect().bottom),
    )
    await expect(canvasElement.querySelector('header')?.scrollWidth).toBeLessThanOrEqual(320)
    await expect(
      canvas.getByRole('button', { name: /^Вести/ }).getBoundingClientRect().right,
    ).toBeLessThanOrEqual(320)
  },
  afterEach: () => {
    document.documentElement.style.fontSize = ''
  },
}

/** A phone in landscape: one row of about 48 px. */
export const Landscape: Story = {
  globals: { viewport: { value: 'landscape' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('header')?.clientHeight).toBeLessThanOrEqual(52)
  },
}

export const Loading: Story = { args: { layout: undefined, panel: undefined } }
