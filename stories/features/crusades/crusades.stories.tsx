import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { CrusadesView } from '#apps/game/src/features/crusades/crusades-view.tsx'
import { inRouter } from '../../app/in-router.tsx'
import { card } from '../missions/fixtures/args.ts'
import { BOSSES, bossOf, FULL, LONG, marching, mark, openCrusade, UNDERWAY } from './fixtures.ts'

const crusades = {
  items: [
    openCrusade(5),
    openCrusade(6, { name: 'Кто на гидру?', isGuildMate: true, tie: 'REQUESTED', members: 3 }),
    openCrusade(7, { name: 'Мост', tie: 'INVITED' }),
  ],
  isStale: false,
  error: null,
  onRetry: fn(),
  hasMore: true,
  isLoadingMore: false,
  onMore: fn(),
}

const meta = {
  title: 'features/crusades/Crusades',
  component: CrusadesView,
  decorators: [inRouter],
  args: {
    tab: 'gathering',
    onTab: fn(),
    bosses: BOSSES,
    error: null,
    onRetry: fn(),
    crusades,
    own: null,
    invitations: 0,
    calling: false,
    onCall: fn(),
    askingFor: null,
    onAsk: fn(),
    onRevoke: fn(),
    now: Date.now(),
  },
} satisfies Meta<typeof CrusadesView>

export default meta
type Story = StoryObj<typeof meta>

function reasons() {
  return within(document.body).getByRole('dialog', { name: 'Почему нельзя' })
}

export const Gathering: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const first = card(canvasElement, 'За клубком в лабиринт')
    await expect(first.getByText('Бычий лабиринт, 20-й уровень')).toBeVisible()
    await expect(first.getByRole('link', { name: 'Любава' })).toHaveAttribute('href', '/game/player/18')
    await expect(first.getByRole('link', { name: 'Подробнее' })).toHaveAttribute(
      'href',
      '/game/group-missions/join-request?crusade=5',
    )
    await userEvent.click(first.getByRole('button', { name: 'Попроситься' }))
    await expect(args.onAsk).toHaveBeenCalledWith(5)
    const asked = card(canvasElement, 'Кто на гидру?')
    await expect(asked.getByText('Ваша гильдия')).toBeVisible()
    await userEvent.click(asked.getByRole('button', { name: 'Отозвать просьбу' }))
    await expect(args.onRevoke).toHaveBeenCalledWith(6)
    await expect(card(canvasElement, 'Мост').getByText('Вас зовут')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Показать ещё' }))
    await expect(args.crusades.onMore).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('tab', { name: 'Враги' }))
    await expect(args.onTab).toHaveBeenCalledWith('bosses')
  },
}

export const Refused: Story = {
  args: { crusades: { ...crusades, items: [openCrusade(5, { joinRefusals: [UNDERWAY, FULL] })] } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Попроситься' }))
    await expect(reasons()).toHaveTextContent('Вы уже в крестовом походе')
    await expect(reasons()).toHaveTextContent('В походе больше нет мест')
    await expect(args.onAsk).not.toHaveBeenCalled()
  },
}

/** The name is checked before the call is sent, in the words of the contract. */
export const Call: Story = {
  args: { tab: 'bosses' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Созвать поход… Бычий лабиринт' }))
    const sheet = within(await within(document.body).findByRole('dialog', { name: 'Бычий лабиринт' }))
    const call = sheet.getByRole('button', { name: 'Созвать поход' })
    const name = sheet.getByRole('textbox', { name: 'Название похода' })
    const refuse = async (text: string, reason: string) => {
      await userEvent.clear(name)
      await userEvent.type(name, text)
      await userEvent.click(call)
      await expect(reasons()).toHaveTextContent(reason)
      await userEvent.keyboard('{Escape}')
    }
    await refuse('Бык', 'Название должно содержать не менее 4 символов')
    await refuse('х'.repeat(31), 'Название должно содержать не более 30 символов')
    await refuse('Бык #1 и все', 'Название: буквы, цифры, пробелы и знаки')
    await userEvent.clear(name)
    await userEvent.type(name, ' За клубком ')
    await userEvent.click(call)
    await expect(args.onCall).toHaveBeenCalledWith({ missionKey: 'minotaurMaze', name: 'За клубком' })
  },
}

/** The title is too low for most bosses. Their terms can still be read. */
export const Bosses: Story = {
  args: { tab: 'bosses' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(BOSSES.length)
    const maze = card(canvasElement, 'Бычий лабиринт')
    await expect(maze.getByText(/^Втроём с равными вам: победа/)).toBeVisible()
    const locked = card(canvasElement, 'Последний дракон')
    await expect(locked.getByText(/откроется с титулом/)).toBeVisible()
    await userEvent.click(locked.getByRole('button', { name: 'Подробнее Последний дракон' }))
    const sheet = within(await within(document.body).findByRole('dialog', { name: 'Последний дракон' }))
    await userEvent.type(sheet.getByRole('textbox', { name: 'Название похода' }), 'На дракона')
    await userEvent.click(sheet.getByRole('button', { name: 'Созвать поход' }))
    await expect(reasons()).toHaveTextContent('Поход откроется с титулом, на 16-м уровне')
  },
}
export const BossesOnPhone: Story = { args: { tab: 'bosses' }, globals: { viewport: { value: 'phone' } } }
export const Calling: Story = { args: { tab: 'bosses', bosses: [bossOf('hydraFen')], calling: true } }

export const Own: Story = {
  args: { own: mark },
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('region', { name: 'Мой поход' }))
    await expect(row.getByText(/Участников: 3 из 6 · 2\sпросьбы/)).toBeVisible()
    await expect(row.getByRole('link', { name: 'К своему походу' })).toHaveAttribute(
      'href',
      '/game/group-missions/group',
    )
  },
}
export const OwnIsOut: Story = {
  args: { own: marching() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: /До возвращения/ })).toBeVisible()
  },
}
export const Invited: Story = {
  args: { invitations: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/2\sприглашения/)).toBeVisible()
  },
}

export const Nobody: Story = {
  args: { crusades: { ...crusades, items: [], hasMore: false } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Созвать свой поход' }))
    await expect(args.onTab).toHaveBeenCalledWith('bosses')
  },
}

export const LongWords: Story = {
  args: {
    crusades: {
      ...crusades,
      items: [
        openCrusade(5, {
          name: 'Ш'.repeat(30),
          leader: LONG,
          bossName: 'Гнездо королевы грифонов',
          tie: 'REQUESTED',
        }),
      ],
    },
    own: { ...mark, name: 'Щ'.repeat(30) },
  },
  globals: { viewport: { value: 'phone' } },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Asking: Story = { args: { askingFor: 5 } }
export const Loading: Story = { args: { bosses: undefined, crusades: { ...crusades, items: undefined } } }
export const Failed: Story = {
  args: { crusades: { ...crusades, items: undefined, error: new Error('Произошла ошибка') } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Попробовать ещё раз' }))
    await expect(args.crusades.onRetry).toHaveBeenCalledOnce()
  },
}
export const BossesFailed: Story = {
  args: { tab: 'bosses', bosses: undefined, error: new Error('Произошла ошибка') },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Попробовать ещё раз' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
