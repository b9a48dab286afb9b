import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { ChooseView } from '#apps/game/src/features/raids/choose-view.tsx'
import { inRouter } from '../../app/in-router.tsx'
import { closeParts } from '../../shell/close-parts.ts'
import { pressKey } from '../../ui/real-input.ts'
import { card, energyOf, inMinutes } from '../missions/fixtures/args.ts'
import {
  chooseArgs,
  EQUAL,
  raider,
  SPY_REFUSALS,
  STRONG,
  seenOf,
  TRAINING,
  WEAK,
} from './fixtures/opponents.ts'

const meta = {
  title: 'features/raids/Choose',
  component: ChooseView,
  decorators: [inRouter],
  args: chooseArgs,
} satisfies Meta<typeof ChooseView>

export default meta
type Story = StoryObj<typeof meta>

/** Long enough to be seen, short enough to wait for. */
const SOON_MINUTES = 1 / 20

function reasons() {
  return within(document.body).getByRole('dialog', { name: 'Почему нельзя' })
}

export const Found: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const names = canvas.getAllByRole('article').map((one) => one.getAttribute('aria-label'))
    await expect(names).toEqual(['Любомиранда', 'Изяслав', 'Остроборов', 'Чучела на плацу'])
    const strong = card(canvasElement, 'Любомиранда')
    await expect(strong.getByText('Сильный')).toBeVisible()
    await expect(strong.getByText(/победа/)).toHaveTextContent('31 %')
    await expect(strong.getByRole('link', { name: 'Любомиранда' })).toHaveAttribute('href', '/game/player/25')
    await expect(strong.getByRole('link', { name: 'К тактике' })).toHaveAttribute(
      'href',
      '/game/foray-tactics?opponent=25',
    )
    const weak = card(canvasElement, 'Остроборов')
    await expect(weak.getByText('Дома 60 из 100 воинов, прочие в походе.')).toBeVisible()
    await expect(weak.getByText(/^Дневной предел: за день набеги/)).toBeVisible()
    await expect(strong.queryByText(/^Дома/)).toBeNull()
    await userEvent.click(strong.getByRole('button', { name: 'Разведать' }))
    await expect(args.onSpy).toHaveBeenCalledWith(25)
    await userEvent.click(canvas.getByRole('button', { name: 'Искать снова' }))
    await expect(args.onSearch).toHaveBeenCalledOnce()
  },
}

/** Neither spies nor the way to the tactics: each says that raids are closed. */
export const Closed: Story = {
  beforeEach: () => closeParts(['raids'], 'Чиним дороги.'),
  play: async ({ canvas, canvasElement, args }) => {
    const strong = card(canvasElement, 'Любомиранда')
    await expect(strong.queryByRole('link', { name: 'К тактике' })).toBeNull()
    await userEvent.click(strong.getByRole('button', { name: 'К тактике' }))
    await expect(reasons()).toHaveTextContent('Набеги закрыты.')
    await expect(reasons()).toHaveTextContent('Чиним дороги.')
    await pressKey('Escape')
    await userEvent.click(canvas.getByRole('button', { name: 'Искать снова' }))
    await expect(args.onSearch).not.toHaveBeenCalled()
  },
}

/** The castles that the world itself has made are ruled by a steward. */
export const Neighbour: Story = {
  play: async ({ canvasElement }) => {
    await expect(card(canvasElement, 'Остроборов').getByText(/правит ключник/)).toBeVisible()
    await expect(card(canvasElement, 'Изяслав').queryByText(/правит ключник/)).toBeNull()
    const training = card(canvasElement, 'Чучела на плацу')
    await expect(training.queryByRole('button', { name: /Разведать/ })).toBeNull()
    await expect(training.queryByRole('link', { name: 'Чучела на плацу' })).toBeNull()
    await expect(training.getByRole('link', { name: 'К тактике' })).toHaveAttribute(
      'href',
      '/game/foray-tactics?opponent=-1',
    )
  },
}

export const SpiesHaveSeen: Story = {
  args: {
    opponents: [{ ...STRONG, seen: seenOf(STRONG, 24), spyRefusals: SPY_REFUSALS }, EQUAL, WEAK, TRAINING],
    raider: { ...raider, spiesBackAt: inMinutes(9) },
  },
  play: async ({ canvasElement }) => {
    const strong = card(canvasElement, 'Любомиранда')
    const seen = within(strong.getByRole('region', { name: 'Что видели лазутчики' }))
    await expect(seen.getByRole('timer')).toHaveAccessibleName(/Сведения устареют: 2[34]\sминут/)
    await expect(seen.getByText(/Гарнизон: сверху/)).toHaveTextContent(
      'Гарнизон: сверху +30 %, справа +20 %, снизу +10 %. Без гарнизона: слева.',
    )
    await userEvent.click(seen.getByRole('button', { name: 'Показать войско за стенами' }))
    await expect(await seen.findByRole('row', { name: /^Лучники/ })).toBeVisible()
    await userEvent.click(strong.getByRole('button', { name: 'Разведать снова' }))
    await expect(reasons()).toHaveTextContent(/Лазутчики ещё не вернулись.*вернутся через \d:\d\d/)
    await expect(reasons()).toHaveTextContent('Стража начеку, лазутчикам не пройти')
  },
}

/** What spies have seen is forgotten by itself, and the list is asked for again. */
export const KnowledgeIsLost: Story = {
  render: (props) => {
    const [seen] = useState(() => seenOf(STRONG, SOON_MINUTES))
    return <ChooseView {...props} opponents={[{ ...STRONG, seen }, TRAINING]} />
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: 'Что видели лазутчики' })).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Что видели лазутчики' })).toBeNull())
    await expect(args.onForgotten).toHaveBeenCalledOnce()
  },
}

/** Own reasons are counted live, those of the other castle come from the server. */
export const Refused: Story = {
  args: {
    opponents: [
      {
        ...STRONG,
        raidRefusals: [
          { code: 'hostResting', message: 'Войско отдыхает после боя' },
          { code: 'victimImmune', message: 'Замок недавно отбивался, дайте ему передышку' },
          { code: 'raidCooldown', message: 'Вы недавно нападали на этот замок' },
        ],
      },
      EQUAL,
      WEAK,
      TRAINING,
    ],
    raider: { ...raider, energy: energyOf(4), restUntil: inMinutes(4), backAt: inMinutes(2) },
  },
  play: async ({ canvasElement }) => {
    const strong = card(canvasElement, 'Любомиранда')
    await userEvent.click(strong.getByRole('button', { name: 'К тактике' }))
    await expect(reasons()).toHaveTextContent(/Войско отдыхает после боя.*отдохнёт через (4:00|3:\d\d)/)
    await expect(reasons()).toHaveTextContent(/Войско в походе.*вернётся через/)
    await expect(reasons()).toHaveTextContent(/Недостаточно энергии.*есть 4 из 6, хватит через/)
    await expect(reasons()).toHaveTextContent('Замок недавно отбивался, дайте ему передышку')
    await expect(reasons()).toHaveTextContent('Вы недавно нападали на этот замок')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(card(canvasElement, 'Чучела на плацу').getByRole('button', { name: 'К тактике' }))
    await expect(reasons()).not.toHaveTextContent('Недостаточно энергии')
  },
}

export const RestIsOver: Story = {
  args: {
    opponents: [{ ...EQUAL, raidRefusals: [{ code: 'hostResting', message: 'Войско отдыхает после боя' }] }],
  },
  render: (props) => {
    const [restUntil] = useState(() => inMinutes(SOON_MINUTES))
    return <ChooseView {...props} raider={{ ...raider, restUntil }} />
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'К тактике' })).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'К тактике' })).toBeVisible()
  },
}

export const ClassesWithoutAnybody: Story = {
  args: { opponents: [WEAK, TRAINING], found: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Никого посильнее рядом не нашлось.')).toBeVisible()
    await expect(canvas.getByText('Ровни рядом не нашлось.')).toBeVisible()
  },
}

/** Nothing but training before the first search. */
export const BeforeTheFirstSearch: Story = {
  args: { opponents: [TRAINING] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/Соперников пока нет/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Найти соперников' }))
    await expect(args.onSearch).toHaveBeenCalledOnce()
  },
}

export const FoundNobody: Story = {
  args: { opponents: [TRAINING], found: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Никого по силам не нашлось/)).toBeVisible()
  },
}

export const LevelTooLow: Story = {
  args: { opponents: [TRAINING], raider: { ...raider, level: 9 } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Найти соперников' }))
    await expect(reasons()).toHaveTextContent(/Нужен уровень 10.*сейчас 9/)
    await expect(args.onSearch).not.toHaveBeenCalled()
  },
}

/** Nothing to take: the other castle is eight levels lower, or all of its gold is in the vault. */
export const NothingToTake: Story = { args: { opponents: [{ ...WEAK, lootMax: 0 }, TRAINING] } }
export const Searching: Story = { args: { searching: true } }
export const Spying: Story = { args: { spyingOn: 26 } }
export const Phone: Story = {
  args: { opponents: [{ ...STRONG, seen: seenOf(STRONG, 24) }, EQUAL, WEAK, TRAINING] },
  globals: { viewport: { value: 'phone' } },
}
export const Loading: Story = { args: { opponents: undefined } }
export const Failed: Story = {
  args: { opponents: undefined, error: new Error('Произошла ошибка'), onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Попробовать ещё раз' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
