import type { Meta, StoryObj } from '@storybook/react-vite'
import { useReducer, useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { PrepareView, type PrepareViewProps } from '#apps/game/src/features/raids/prepare-view.tsx'
import { Button } from '#apps/game/src/ui/controls/button.tsx'
import { inRouter } from '../../app/in-router.tsx'
import { closeParts } from '../../shell/close-parts.ts'
import { dragTo } from '../../ui/real-input.ts'
import { inMinutes } from '../missions/fixtures/args.ts'
import { castle, prepareArgs } from './fixtures/own-castle.ts'

const meta = {
  title: 'features/raids/Prepare',
  component: PrepareView,
  decorators: [inRouter],
  args: prepareArgs,
} satisfies Meta<typeof PrepareView>

export default meta
type Story = StoryObj<typeof meta>

const { cellar } = prepareArgs

function reasons() {
  return within(document.body).getByRole('dialog', { name: 'Почему нельзя' })
}

/** As the page does: what was set is shown at once. */
function Living(props: PrepareViewProps) {
  const [garrison, setGarrison] = useState(castle.garrison)
  return (
    <PrepareView
      {...props}
      castle={{ ...castle, garrison }}
      onGarrison={(plan) => {
        props.onGarrison(plan)
        setGarrison(plan)
      }}
    />
  )
}

/** Ten per cent more with each tap, and none after the most that is possible. */
export const Garrison: Story = {
  render: (props) => <Living {...props} />,
  play: async ({ canvas, args }) => {
    const side = (name: RegExp) => canvas.getByRole('button', { name })
    await userEvent.click(side(/^Правая сторона: гарнизон 10/))
    await expect(args.onGarrison).toHaveBeenLastCalledWith({ top: 30, left: 0, right: 20, bottom: 0 })
    await userEvent.click(side(/^Нижняя сторона: гарнизон 0/))
    await expect(canvas.getByRole('meter', { name: 'Гарнизон, %' })).toHaveAttribute(
      'aria-valuetext',
      '60 / 60',
    )
    // All men stand on the walls.
    await userEvent.click(side(/^Левая сторона: гарнизон 0/))
    await expect(reasons()).toHaveTextContent(/На все стороны гарнизона не хватит.*на стенах уже 60 из 60/)
    await userEvent.keyboard('{Escape}')
    // Where no more is possible, the next tap takes all away.
    await userEvent.click(side(/^Правая сторона: гарнизон 20/))
    await expect(args.onGarrison).toHaveBeenLastCalledWith({ top: 30, left: 0, right: 0, bottom: 10 })
    await userEvent.click(canvas.getByRole('button', { name: 'Снять всех со стен' }))
    await expect(args.onGarrison).toHaveBeenLastCalledWith({ top: 0, left: 0, right: 0, bottom: 0 })
  },
}

/** A shield goes to a side, from there to another one, and back. A drop elsewhere changes nothing. */
export const GarrisonByDrag: Story = {
  render: (props) => <Living {...props} />,
  play: async ({ canvas, canvasElement, args }) => {
    const place = (name: string) => {
      const element = canvasElement.querySelector(`[data-men="${name}"]`)
      if (!element) throw new Error(`No place ${name}`)
      return element
    }
    await expect(canvas.getByText('Перетащите на сторону')).toBeVisible()
    await dragTo(place('reserve'), place('left'))
    await expect(args.onGarrison).toHaveBeenLastCalledWith({ top: 30, left: 10, right: 10, bottom: 0 })
    await dragTo(place('left'), place('bottom'))
    await expect(args.onGarrison).toHaveBeenLastCalledWith({ top: 30, left: 0, right: 10, bottom: 10 })
    await dragTo(place('top'), place('reserve'))
    await expect(args.onGarrison).toHaveBeenLastCalledWith({ top: 20, left: 0, right: 10, bottom: 10 })
    await dragTo(place('top'), canvas.getByRole('heading', { name: 'Девиз' }))
    await expect(args.onGarrison).toHaveBeenCalledTimes(3)
  },
}

/** Nobody moves, neither dragged nor by a button, and no motto is written. */
export const Closed: Story = {
  beforeEach: () => closeParts(['raids']),
  play: async ({ canvas, canvasElement, args }) => {
    const reserve = canvasElement.querySelector('[data-men="reserve"]')
    const left = canvasElement.querySelector('[data-men="left"]')
    if (!reserve || !left) throw new Error('No places')
    await dragTo(reserve, left)
    await userEvent.click(canvas.getByRole('button', { name: /^Верхняя сторона/ }))
    await expect(reasons()).toHaveTextContent('Набеги закрыты.')
    await expect(args.onGarrison).not.toHaveBeenCalled()
    const motto = canvas.getByRole('region', { name: 'Девиз' })
    await expect(within(motto).getByRole('group')).toHaveTextContent('Набеги закрыты.')
    await expect(within(motto).getByRole('textbox')).toBeDisabled()
  },
}

export const GarrisonByKeys: Story = {
  render: (props) => <Living {...props} />,
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: /^Верхняя сторона/ }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onGarrison).toHaveBeenLastCalledWith({ top: 0, left: 0, right: 10, bottom: 0 })
    await expect(canvas.getByRole('button', { name: /^Верхняя сторона: гарнизон 0/ })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onGarrison).toHaveBeenLastCalledWith({ top: 10, left: 0, right: 10, bottom: 0 })
  },
}

/** Before the first raid nothing has happened yet, and nobody may come. */
export const Newcomer: Story = {
  args: {
    level: 10,
    castle: {
      ...castle,
      garrison: { top: 0, left: 0, right: 0, bottom: 0 },
      motto: '',
      defence: { walls: 0, moats: 0, stakes: 0, garrison: { top: 0, left: 0, right: 0, bottom: 0 } },
      machines: { catapult: 0, projectiles: 0, projectilesMax: 0 },
      record: { raidsWon: 0, raidsLost: 0, raidsDrawn: 0, defencesWon: 0, defencesLost: 0, defencesDrawn: 0 },
      mottos: [],
      protectedUntil: inMinutes(60 * 61),
    },
    cellar: cellar && {
      ...cellar,
      health: { current: 320, max: 320, fullAt: null },
      wines: [],
    },
  },
  play: async ({ canvas }) => {
    const truces = within(canvas.getByRole('region', { name: 'Сроки' }))
    await expect(truces.getByRole('timer')).toHaveAccessibleName(/2\sдня\s1[23]\sчас/)
    await expect(truces.getByText(/Ваш первый набег закончит её сразу/)).toBeVisible()
    await expect(canvas.getByText(/Катапульты пока нет/)).toBeVisible()
    await expect(canvas.getByText(/Погреб пуст/)).toBeVisible()
    await expect(canvas.getByText(/Войско здорово/)).toBeVisible()
    await expect(canvas.getByText(/Стены чисты/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Снять всех со стен' })).toBeNull()
  },
}

export const EverythingWaits: Story = {
  args: {
    castle: {
      ...castle,
      restUntil: inMinutes(8),
      immuneUntil: inMinutes(47),
      spyImmuneUntil: inMinutes(18),
      spiesBackAt: inMinutes(12),
      machines: { catapult: 6, projectiles: 0, projectilesMax: 50 },
    },
    cellar: cellar && { ...cellar, wineReadyAt: inMinutes(300) },
  },
  play: async ({ canvas, args }) => {
    await expect(within(canvas.getByRole('region', { name: 'Сроки' })).getAllByRole('timer')).toHaveLength(4)
    await expect(canvas.getByText(/На сегодня кончились/)).toBeVisible()
    const [drink] = canvas.getAllByRole('button', { name: /^Выпить/ })
    await userEvent.click(drink ?? document.body)
    await expect(reasons()).toHaveTextContent(/Войско ещё не протрезвело/)
    await expect(args.cellar?.onDrink).not.toHaveBeenCalled()
  },
}

export const Wine: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Выпить: Стоялый мёд' }))
    await expect(args.cellar?.onDrink).toHaveBeenCalledOnce()
    await expect(canvas.getByText(/Само восстановится через/)).toBeVisible()
  },
}

export const Damaged: Story = {
  args: { castle: { ...castle, damaged: ['walls'], defence: { ...castle.defence, walls: 0 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/До починки они не защищают/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'К постройкам' })).toHaveAttribute(
      'href',
      '/game/buildings#walls',
    )
  },
}

export const Motto: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('textbox', { name: 'Что оставить у побеждённого замка' })
    const save = canvas.getByRole('button', { name: 'Записать девиз' })
    await userEvent.click(save)
    await expect(reasons()).toHaveTextContent('Девиз и так такой')
    await userEvent.keyboard('{Escape}')
    await userEvent.clear(box)
    await userEvent.type(box, '<b>')
    await userEvent.click(save)
    await expect(reasons()).toHaveTextContent('Девиз: буквы, цифры, пробелы и знаки')
    await userEvent.keyboard('{Escape}')
    await userEvent.clear(box)
    await userEvent.type(box, ' Здесь был Ратибор! ')
    await userEvent.keyboard('{Enter}')
    await expect(args.onMotto).toHaveBeenCalledWith('Здесь был Ратибор!')
  },
}

export const MottoTakenBack: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Что оставить у побеждённого замка' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Записать девиз' }))
    await expect(args.onMotto).toHaveBeenCalledWith('')
  },
}

/** The page opens again, as after a login. */
function Reopened(props: PrepareViewProps) {
  const [opened, reopen] = useReducer((times: number) => times + 1, 0)
  return (
    <>
      <Button onClick={reopen}>Открыть снова</Button>
      <PrepareView key={opened} {...props} />
    </>
  )
}

/** A motto that was typed and not sent is still there. */
export const MottoKept: Story = {
  render: (props) => <Reopened {...props} />,
  play: async ({ canvas }) => {
    const box = () => canvas.getByRole('textbox', { name: 'Что оставить у побеждённого замка' })
    await userEvent.clear(box())
    await userEvent.type(box(), 'Мы за лесом')
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть снова' }))
    await expect(box()).toHaveValue('Мы за лесом')
  },
}

export const LeftMottos: Story = {
  play: async ({ canvas }) => {
    const mottos = within(canvas.getByRole('region', { name: 'Девизы на ваших стенах' }))
    await expect(mottos.getByText('Спасибо за пироги и за ключ от подвала')).toBeVisible()
    await expect(mottos.getByRole('link', { name: 'Любомиранда' })).toHaveAttribute('href', '/game/player/25')
  },
}

/** The longest words of raiders in a narrow window. */
export const Phone: Story = {
  args: {
    castle: {
      ...castle,
      mottos: castle.mottos.map((left) => ({ ...left, motto: 'Щ'.repeat(50) })),
      restUntil: inMinutes(8),
      damaged: ['moats'],
    },
  },
  globals: { viewport: { value: 'phone' } },
}
export const SavingMotto: Story = { args: { savingMotto: true } }
export const NoProjectilesStore: Story = {
  args: { castle: { ...castle, machines: { catapult: 2, projectiles: 0, projectilesMax: 0 } } },
}
export const Loading: Story = { args: { castle: undefined } }
export const Failed: Story = {
  args: { castle: undefined, error: new Error('Произошла ошибка') },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Попробовать ещё раз' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
