import type { Decorator } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'

/** Provides a router for links. The story's parameter `address` is the current address. */
export const inRouter: Decorator = (Story, { parameters }) => {
  const address: unknown = parameters.address
  return <MemoryRouter initialEntries={[typeof address === 'string' ? address : '/']}>{Story()}</MemoryRouter>
}
