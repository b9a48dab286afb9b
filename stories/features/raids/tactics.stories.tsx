import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ApiError } from '#apps/game/src/api/api-error.ts'
import { TacticsState } from '#apps/game/src/features/raids/tactics-page.tsx'
import { TacticsView } from '#apps/game/src/features/raids/tactics-view.tsx'
import { inRouter } from '../../app/in-router.tsx'
import { energyOf, inMinutes } from '../missions/fixtures/args.ts'
import { opponent, seen, tacticsArgs, training } from './fixtures/tactics.ts'

const meta = {
  title: 'features/raids/Tactics',
  component: TacticsView,
  decorators: [inRouter],
  args: tacticsArgs,
} satisfies Meta<typeof TacticsView>

export default meta
type Story = StoryObj<typeof meta>

function reasons() {
  return within(document.body).getByRole('dialog', { name: 'Почему нельзя' })
}

function figure(canvasElement: HTMLElement, name: string) {
  return within(canvasElement).getByText(name).closest('div')
}

/** Nobody has spied: neither the garrison nor the chance is told. */
export const Unknown: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const top = canvas.getByRole('radio', { name: 'Верхняя сторона' })
    await expect(top).toBeChecked()
    await expect(top).toHaveAccessibleDescription('гарнизон неизвестен')
    await expect(figure(canvasElement, 'Стены')).toHaveTextContent('неизвестно')
    await expect(canvas.queryByText('Победа')).toBeNull()
    await expect(canvas.getByText('Прогноз').closest('p')).toHaveTextContent('Ровня')
    await userEvent.click(canvas.getByRole('button', { name: 'Разведать' }))
    await expect(args.onSpy).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: /В набег/ }))
    await expect(args.onStart).toHaveBeenCalledWith({
      opponentId: 25,
      position: 'top',
      siegeTower: false,
      projectiles: true,
      motto: 'Мы ещё вернёмся',
    })
  },
}

/** What spies have seen decides the forecast: a bare side promises more than a held one. */
export const Spied: Story = {
  args: { opponent: { ...opponent, seen } },
  play: async ({ canvas, canvasElement, args }) => {
    const chance = () => Number.parseInt(figureOf(canvas.getByText('Победа').closest('p')), 10)
    await expect(canvas.getByRole('radio', { name: 'Верхняя сторона' })).toHaveAccessibleDescription(
      /гарнизон 30\s%/,
    )
    await expect(figure(canvasElement, 'Гарнизон здесь')).toHaveTextContent(/\+30\s%/)
    const held = chance()
    await userEvent.click(canvas.getByRole('radio', { name: 'Левая сторона' }))
    await expect(figure(canvasElement, 'Гарнизон здесь')).toHaveTextContent('нет')
    await waitFor(() => expect(chance()).toBeGreaterThan(held))
    await userEvent.click(canvas.getByRole('radio', { name: 'С башней' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'Молчит' }))
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Девиз побеждённому' }))
    await userEvent.click(canvas.getByRole('button', { name: /В набег/ }))
    await expect(args.onStart).toHaveBeenCalledWith({
      opponentId: 25,
      position: 'left',
      siegeTower: true,
      projectiles: false,
      motto: '',
    })
  },
}

function figureOf(box: HTMLElement | null): string {
  return box?.querySelector('b')?.textContent ?? ''
}

/** Arrow keys go around the castle clockwise. */
export const ByKeys: Story = {
  args: { opponent: { ...opponent, seen } },
  play: async ({ canvas }) => {
    canvas.getByRole('radio', { name: 'Верхняя сторона' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Верхний правый угол' })).toBeChecked()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Нижний правый угол' })).toBeChecked()
  },
}

/** A tower does not go to a corner. It comes back with the next side. */
export const Corner: Story = {
  args: { opponent: { ...opponent, seen } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'С башней' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'Верхний левый угол' }))
    await expect(canvas.getByRole('radio', { name: 'С башней' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: /В набег/ }))
    await expect(args.onStart).toHaveBeenCalledWith(
      expect.objectContaining({ position: 'topLeft', siegeTower: false }),
    )
    await userEvent.click(canvas.getByRole('radio', { name: 'Левая сторона' }))
    await expect(canvas.getByRole('radio', { name: 'С башней' })).toBeChecked()
  },
}

export const Refused: Story = {
  args: {
    opponent: {
      ...opponent,
      seen,
      raidRefusals: [{ code: 'victimImmune', message: 'Замок недавно отбивался, дайте ему передышку' }],
      spyRefusals: [{ code: 'spyImmune', message: 'Стража начеку, лазутчикам не пройти' }],
    },
    raids: { ...tacticsArgs.raids, plan: { position: 'top', siegeTower: true } },
    raider: {
      ...tacticsArgs.raider,
      energy: energyOf(4),
      restUntil: inMinutes(7),
      spiesBackAt: inMinutes(12),
    },
    wood: 3,
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /В набег/ }))
    await expect(args.onStart).not.toHaveBeenCalled()
    await expect(reasons()).toHaveTextContent(/Войско отдыхает после боя.*отдохнёт через/)
    await expect(reasons()).toHaveTextContent(/Недостаточно энергии.*есть 4 из 6/)
    await expect(reasons()).toHaveTextContent('Замок недавно отбивался, дайте ему передышку')
    await expect(reasons()).toHaveTextContent(/Недостаточно ресурсов.*есть 3, нужно 18 дерева на башню/)
  },
}

/** A motto that the server would refuse says so before it is sent. */
export const BadMotto: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Девиз побеждённому' }), ' #1')
    await userEvent.click(canvas.getByRole('button', { name: /В набег/ }))
    await expect(args.onStart).not.toHaveBeenCalled()
    await expect(reasons()).toHaveTextContent('Девиз: буквы, цифры, пробелы и знаки')
  },
}

export const NoMachines: Story = {
  args: {
    raids: { ...tacticsArgs.raids, machines: { catapult: 0, projectiles: 0, projectilesMax: 0 } },
    sides: undefined,
    wood: 0,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Бьёт' })).toBeDisabled()
    await expect(canvas.getByRole('radio', { name: 'Молчит' })).toBeChecked()
  },
}

export const Training: Story = {
  args: { opponent: training },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: /Разведать/ })).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Чучела на плацу' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /На плац/ }))
    await expect(args.onStart).toHaveBeenCalledWith({
      opponentId: -1,
      position: 'top',
      siegeTower: false,
      projectiles: true,
    })
  },
}

export const Starting: Story = { args: { starting: true } }

export const UnknownCastle: Story = {
  render: () => <TacticsState error={new ApiError(404, null)} onRetry={() => undefined} />,
}

export const Loading: Story = {
  render: () => <TacticsState error={null} onRetry={() => undefined} />,
}

export const Failed: Story = {
  render: () => <TacticsState error={new Error('Нет связи')} onRetry={() => undefined} />,
}
