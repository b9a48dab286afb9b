import type { Meta, StoryObj } from '@storybook/react-vite'
import { onlineManager } from '@tanstack/react-query'
import { expect, fn, userEvent } from 'storybook/test'
import { LockedPage } from '#apps/game/src/app/locked-page.tsx'
import { NotFoundPage } from '#apps/game/src/app/not-found-page.tsx'
import { StartFailure } from '#apps/game/src/app/start-failure.tsx'
import { EnergyRestoreView } from '#apps/game/src/features/energy/energy-restore.tsx'
import { CallsBarView, ConnectionBarView } from '#apps/game/src/layouts/connection-bar.tsx'
import { PurseView } from '#apps/game/src/layouts/purse-view.tsx'
import { MissingNote } from '#apps/game/src/shell/missing-part.tsx'
import { Card } from '#apps/game/src/ui/surfaces/card.tsx'
import { NO_MONEY } from '#rules/core/currencies.ts'
import { inRouter } from './in-router.tsx'

function inAnHour(hours: number) {
  return new Date(Date.now() + hours * 3_600_000).toISOString()
}

const energy = {
  current: 78,
  max: 120,
  nextAt: inAnHour(0.1),
  fullAt: inAnHour(8),
  intervalSeconds: 720,
  intervalChange: null,
  laterIntervalChange: null,
  doubledUntil: null,
  spentToday: 40,
  experiencePercent: 75,
  restore: { price: { gold: 0, diamonds: 1 }, gives: 10, left: 9, resetsAt: inAnHour(11) },
}

const retry = fn()

const meta = {
  title: 'app/Frame',
  component: EnergyRestoreView,
  args: { energy, current: 78, diamonds: 64, loading: false, onRestore: fn() },
  decorators: [(Story) => <Card as="div">{Story()}</Card>, inRouter],
} satisfies Meta<typeof EnergyRestoreView>

export default meta
type Story = StoryObj<typeof meta>

export const Restore: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /\+10 за 1/ }))
    await expect(args.onRestore).toHaveBeenCalledOnce()
    await expect(canvas.getByText(/75\s%/)).toBeVisible()
  },
}

export const CannotRestore: Story = {
  args: {
    current: 120,
    diamonds: 0,
    energy: { ...energy, restore: { ...energy.restore, left: 0 } },
  },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: /\+10/ })
    await expect(button).toHaveAccessibleDescription(/Энергия уже полна/)
    await expect(button).toHaveAccessibleDescription(/Недостаточно алмазов: есть 0, нужно 1/)
    await userEvent.click(button)
    await expect(args.onRestore).not.toHaveBeenCalled()
  },
}

export const Purse: Story = {
  render: () => <PurseView purse={{ ...NO_MONEY, gold: 12_480, diamonds: 64, glory: 930 }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /12.480.*счётная книга/ })).toHaveAttribute(
      'href',
      '/game/history?currency=GOLD',
    )
  },
  decorators: [
    (Story) => <div style={{ background: '#1d130c', color: '#f2e6cb', padding: 12 }}>{Story()}</div>,
  ],
}

export const NoConnection: Story = {
  render: () => <ConnectionBarView isReconnecting />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Нет связи. Золото и войско в сохранности.')).toBeVisible()
  },
}

export const NoLiveConnection: Story = {
  render: () => <CallsBarView />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('обновляем раз в 15 секунд')
  },
}

export const Locked: Story = {
  render: () => <LockedPage unlock="forgeOpenBanner" title="Кузница" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Откроется после/)).toHaveTextContent(
      'Откроется после поручения «Дорастите до 4-го уровня».',
    )
    await expect(canvas.getByRole('link', { name: 'К поручениям в замок' })).toHaveAttribute('href', '/game')
  },
}

export const NotFound: Story = {
  render: () => <NotFoundPage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/')
  },
}

export const NotFoundInTheGame: Story = {
  render: () => <NotFoundPage />,
  parameters: { address: '/game/throne' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'В замок' })).toHaveAttribute('href', '/game')
  },
}

/** The server is away at the start: the game says so and offers a retry. */
export const CannotStart: Story = {
  render: () => <StartFailure onRetry={retry} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Войско, золото и вещи целы/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Попробовать ещё раз' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

/** The game's own code failed at the start: the server is not blamed. */
export const CannotStartByItself: Story = {
  render: () => <StartFailure onRetry={retry} isBroken />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Обновите страницу. Войско, золото и вещи целы.')).toBeVisible()
    await expect(canvas.queryByText(/Сервер не отвечает/)).toBeNull()
  },
}

/** A content blocker has hidden the file of a page. */
export const MissingFile: Story = {
  render: () => <MissingNote />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Возможно, его скрыл блокировщик рекламы')
  },
}

export const CannotStartOffline: Story = {
  render: () => <StartFailure onRetry={retry} />,
  beforeEach: () => {
    onlineManager.setOnline(false)
    return () => onlineManager.setOnline(true)
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Нет связи. Золото и войско в сохранности.')).toBeVisible()
    await expect(canvas.getByText('Без связи замок не открыть')).toBeVisible()
  },
}
