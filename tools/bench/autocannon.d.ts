/** What the benches use of autocannon, which brings no types. */
declare module 'autocannon' {
  namespace autocannon {
    interface Request {
      method?: string
      path?: string
      body?: string
      headers?: Record<string, string | undefined>
      setupRequest?: (request: Request) => Request
    }
    interface Options {
      url: string
      connections?: number
      /** Seconds. */
      duration?: number
      requests?: Request[]
    }
    interface Result {
      requests: { average: number }
      non2xx: number
    }
  }
  function autocannon(options: autocannon.Options): Promise<autocannon.Result>
  export = autocannon
}
