import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { NoCrusadeView } from '#apps/game/src/features/crusades/no-crusade-view.tsx'
import { inRouter } from '../../app/in-router.tsx'
import { inMinutes, outcome } from '../missions/fixtures/args.ts'
import { openCrusade } from './fixtures.ts'

const { result, reward } = outcome('WIN')
const last = {
  crusadeId: 4,
  missionKey: 'minotaurMaze',
  bossName: 'Бычий лабиринт',
  name: 'За клубком в лабиринт',
  result,
  reward,
  fightId: 41,
  finishedAt: inMinutes(-2),
}

const meta = {
  title: 'features/crusades/NoCrusade',
  component: NoCrusadeView,
  decorators: [inRouter],
  args: {
    title: 'Мой крестовый поход',
    own: { last: null, requests: [], invitations: [] },
    asking: null,
    onRevoke: fn(),
    now: Date.now(),
  },
} satisfies Meta<typeof NoCrusadeView>

export default meta
type Story = StoryObj<typeof meta>

export const Nothing: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Найти поход' })).toHaveAttribute(
      'href',
      '/game/group-missions',
    )
  },
}

/** After the return, with a request and an invitation that wait. */
export const Back: Story = {
  args: {
    own: {
      last,
      requests: [openCrusade(6, { tie: 'REQUESTED', name: 'Кто на гидру?' })],
      invitations: [openCrusade(7, { tie: 'INVITED', name: 'Мост' })],
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Войска вернулись с победой')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Отчёт о битве' })).toHaveAttribute(
      'href',
      '/game/fight-log/41',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Отозвать просьбу' }))
    await expect(args.onRevoke).toHaveBeenCalledWith(6)
    const invitations = within(canvas.getByRole('region', { name: 'Вас зовут' }))
    await expect(invitations.getByRole('link', { name: 'Подробнее' })).toHaveAttribute(
      'href',
      '/game/group-missions/join-request?crusade=7',
    )
  },
}
export const Defeated: Story = {
  args: {
    own: { last: { ...last, ...outcome('LOSE'), missionKey: 'minotaurMaze' }, requests: [], invitations: [] },
  },
}
export const Phone: Story = { ...Back, globals: { viewport: { value: 'phone' } } }
