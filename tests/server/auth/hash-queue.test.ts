import { expect, it } from 'vitest'
import { createQueue } from '../../../server/domains/auth/hash-queue.ts'

it('does a few pieces of work at a time, first come first served, and refuses more than can wait', async () => {
  const queue = createQueue(2, 1)
  const started: string[] = []
  const finish = new Map<string, () => void>()
  const add = (name: string) =>
    queue.run(async () => {
      started.push(name)
      await new Promise<void>((resolve) => finish.set(name, resolve))
      return name
    })
  const [first, second, third] = [add('first'), add('second'), add('third')]
  const fourth = add('fourth').catch((error: unknown) => error)
  await expect.poll(() => started).toEqual(['first', 'second'])
  expect(queue.waiting()).toBe(1)
  finish.get('second')?.()
  expect(await second).toBe('second')
  await expect.poll(() => started).toEqual(['first', 'second', 'third'])
  finish.get('first')?.()
  finish.get('third')?.()
  expect(await Promise.all([first, third])).toEqual(['first', 'third'])
  expect(started).toEqual(['first', 'second', 'third'])
  expect(await fourth).toMatchObject({ status: 503, code: 'overloaded' })
})

it('goes on after work that has failed', async () => {
  const queue = createQueue(1)
  await expect(queue.run(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(await queue.run(async () => 'next')).toBe('next')
})
