/**
 * Generated from contracts/openapi.yaml. Do not edit.
 */
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  AuthResult,
  Bearer
} from '../model.schemas';


export const getRegisterPlayerResponseMock = (): AuthResult => ({"sessionId":"0e9c1f0a-6f0e-4a39-9a1c-9a5f6f7f0b11","player":{"playerId":13,"name":"Ратибор","email":"ratibor@example.org","emailConfirmed":false,"roles":["PLAYER"]},"bearer":null,"serverTime":"2026-11-20T09:30:00.000Z"})

export const getLogInResponseMock = (): AuthResult => ({"sessionId":"0e9c1f0a-6f0e-4a39-9a1c-9a5f6f7f0b14","player":{"playerId":13,"name":"Ратибор","email":"ratibor@example.org","emailConfirmed":true,"roles":["PLAYER"]},"bearer":{"token":"v1.0e9c1f0a-6f0e-4a39-9a1c-9a5f6f7f0b14.1795168224.c2lnbmF0dXJlLW9mLXRoZS1zZXJ2ZXItY29tZXMtaGV","expiresAt":"2026-11-20T09:50:24.000Z"},"serverTime":"2026-11-20T09:35:24.000Z"})

export const getGetAuthDataResponseMock = (): AuthResult => ({"sessionId":"0e9c1f0a-6f0e-4a39-9a1c-9a5f6f7f0b11","player":{"playerId":13,"name":"Ратибор","email":"ratibor@example.org","emailConfirmed":false,"roles":["PLAYER"]},"bearer":null,"serverTime":"2026-11-20T09:30:03.000Z"})

export const getRenewBearerResponseMock = (): Bearer => ({"token":"v1.0e9c1f0a-6f0e-4a39-9a1c-9a5f6f7f0b14.1795168227.c2lnbmF0dXJlLW9mLXRoZS1zZXJ2ZXItY29tZXMtaGV","expiresAt":"2026-11-20T09:50:27.000Z"})


export const getRegisterPlayerMockHandler = (overrideResponse?: AuthResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AuthResult> | AuthResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/register', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRegisterPlayerResponseMock(),
      { status: 200
      })
  }, options)
}

export const getLogInMockHandler = (overrideResponse?: AuthResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AuthResult> | AuthResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/login', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLogInResponseMock(),
      { status: 200
      })
  }, options)
}

export const getLogOutMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/logout', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getGetAuthDataMockHandler = (overrideResponse?: AuthResult | void | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AuthResult | void> | AuthResult | void), options?: RequestHandlerOptions) => {
  return http.get('*/api/auth/data', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const resolvedBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAuthDataResponseMock();
    return resolvedBody === undefined
      ? new HttpResponse(null, { status: 204 })
      : HttpResponse.json(resolvedBody, { status: 200 })
  }, options)
}

export const getRenewBearerMockHandler = (overrideResponse?: Bearer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Bearer> | Bearer), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/renew-bearer', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRenewBearerResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSendConfirmEmailMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/send-confirm-email', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getConfirmEmailMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/confirm-email', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getSendResetPasswordMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/send-reset-password', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getChangePasswordMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/change-password', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}
export const getAuthMock = () => [
  getRegisterPlayerMockHandler(),
  getLogInMockHandler(),
  getLogOutMockHandler(),
  getGetAuthDataMockHandler(),
  getRenewBearerMockHandler(),
  getSendConfirmEmailMockHandler(),
  getConfirmEmailMockHandler(),
  getSendResetPasswordMockHandler(),
  getChangePasswordMockHandler()
]
