import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ApiError } from '#apps/game/src/api/api-error.ts'
import { CrusadeState } from '#apps/game/src/features/crusades/crusade-state.tsx'
import { RequestView } from '#apps/game/src/features/crusades/request-view.tsx'
import { inRouter } from '../../app/in-router.tsx'
import { FULL, fromOutside, TITLE_TOO_LOW, UNDERWAY } from './fixtures.ts'

const meta = {
  title: 'features/crusades/Request',
  component: RequestView,
  decorators: [inRouter],
  args: {
    crusade: fromOutside(),
    hasLink: false,
    pending: false,
    onAsk: fn(),
    onRevoke: fn(),
    onAccept: fn(),
    onDecline: fn(),
  },
} satisfies Meta<typeof RequestView>

export default meta
type Story = StoryObj<typeof meta>

export const Ask: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByText('Войско в отлучке')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Попроситься в поход' }))
    await expect(args.onAsk).toHaveBeenCalledOnce()
  },
}

export const Refused: Story = {
  args: {
    crusade: fromOutside({
      joinRefusals: [
        TITLE_TOO_LOW,
        UNDERWAY,
        FULL,
        { code: 'tooManyJoinRequests', message: 'Ждут ответа уже пять ваших просьб' },
      ],
    }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Попроситься в поход' }))
    const reasons = within(document.body).getByRole('dialog', { name: 'Почему нельзя' })
    await expect(within(reasons).getAllByRole('listitem')).toHaveLength(4)
    await expect(args.onAsk).not.toHaveBeenCalled()
  },
}

export const Asked: Story = {
  args: { crusade: fromOutside({ tie: 'REQUESTED' }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отозвать просьбу' }))
    await expect(args.onRevoke).toHaveBeenCalledOnce()
  },
}

export const Invited: Story = {
  args: { crusade: fromOutside({ tie: 'INVITED' }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отказаться' }))
    await expect(args.onDecline).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Вступить' }))
    await expect(args.onAccept).toHaveBeenCalledOnce()
  },
}

/** The link spares the leader's decision, also for somebody who has asked before. */
export const ByLink: Story = {
  args: { crusade: fromOutside({ tie: 'REQUESTED' }), hasLink: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/Вы пришли по приглашению/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Вступить' }))
    await expect(args.onAsk).toHaveBeenCalledOnce()
  },
}

export const HasLeft: Story = {
  args: { crusade: fromOutside({ state: 'OUT' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Поход уже выступил. Поищите другой.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Попроситься|Вступить/ })).toBeNull()
  },
}

export const Own: Story = {
  args: { crusade: fromOutside({ tie: 'MEMBER' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'К своему походу' })).toBeVisible()
  },
}

export const Ended: Story = {
  args: { crusade: fromOutside({ tie: 'MEMBER', state: 'ENDED', fightId: 41, result: 'WIN' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Отчёт о битве' })).toHaveAttribute(
      'href',
      '/game/fight-log/41',
    )
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Sending: Story = { args: { pending: true } }

const retry = fn()
const state = { title: 'Просьба о походе', missing: 'Такого похода нет.', onRetry: retry }

export const Loading: Story = { render: () => <CrusadeState {...state} error={null} /> }
export const Missing: Story = {
  render: () => <CrusadeState {...state} error={new ApiError(404, null)} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Такого похода нет/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'К крестовым походам' })).toBeVisible()
  },
}
export const Failed: Story = {
  render: () => <CrusadeState {...state} error={new Error('Произошла ошибка')} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Попробовать ещё раз' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
}
