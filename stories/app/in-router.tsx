import type { Decorator } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'

/** Links need a router above them; a story's parameter `address` is where it stands. */
export const inRouter: Decorator = (Story, { parameters }) => {
  const address: unknown = parameters.address
  return <MemoryRouter initialEntries={[typeof address === 'string' ? address : '/']}>{Story()}</MemoryRouter>
}
