/**
 * Generated from contracts/openapi.yaml. Do not edit.
 */
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';
import type {
  AddEmailRequest,
  AuthResult,
  ChangePasswordParams,
  CodeRequest,
  ConfirmEmailChangeResult,
  ConfirmEmailRequest,
  Error,
  LoginCodeRequest,
  LoginRequest,
  LoginResult,
  PasswordAndCodeRequest,
  PasswordAndMaybeCodeRequest,
  PasswordConfirmation,
  PasswordRequest,
  RecoveryCodes,
  RegisterRequest,
  SecondFactor,
  SecondFactorSetup,
  SendResetPasswordParams,
  SessionEndResult,
  TelegramLink,
  TelegramLogin,
  TelegramRegisterRequest
} from '../types.ts';
import { transport } from '../transport.ts';
import type { ErrorType } from '../transport.ts';
type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];
const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};
export const getRegisterPlayerUrl = () => {
  return `/auth/register`
}
/**
 * @summary Register by e-mail
 */
export const registerPlayer = async (registerRequest: RegisterRequest, options?: Parameters<typeof transport>[1]): Promise<AuthResult> => {
    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return transport<AuthResult>(getRegisterPlayerUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(registerRequest)
  }
);}
export const getRegisterPlayerMutationKey = () => ['registerPlayer'] as const;
export const getRegisterPlayerMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerPlayer>>, TError,RegisterPlayerMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof registerPlayer>>, TError,RegisterPlayerMutationVariables, TContext> => {
const mutationKey = getRegisterPlayerMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof registerPlayer>>, RegisterPlayerMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  registerPlayer(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type RegisterPlayerMutationResult = NonNullable<Awaited<ReturnType<typeof registerPlayer>>>
    export type RegisterPlayerMutationBody = RegisterRequest
    export type RegisterPlayerMutationError = ErrorType<Error>
    export type RegisterPlayerMutationVariables = {data: RegisterRequest}
    /**
 * @summary Register by e-mail
 */
export const useRegisterPlayer = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerPlayer>>, TError,RegisterPlayerMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof registerPlayer>>,
        TError,
        RegisterPlayerMutationVariables,
        TContext
      > => {
      return useMutation(getRegisterPlayerMutationOptions(options), queryClient);
    }
    export const getLogInUrl = () => {
  return `/auth/login`
}
/**
 * @summary Log in by e-mail
 */
export const logIn = async (loginRequest: LoginRequest, options?: Parameters<typeof transport>[1]): Promise<LoginResult> => {
    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return transport<LoginResult>(getLogInUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(loginRequest)
  }
);}
export const getLogInMutationKey = () => ['logIn'] as const;
export const getLogInMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logIn>>, TError,LogInMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof logIn>>, TError,LogInMutationVariables, TContext> => {
const mutationKey = getLogInMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof logIn>>, LogInMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  logIn(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type LogInMutationResult = NonNullable<Awaited<ReturnType<typeof logIn>>>
    export type LogInMutationBody = LoginRequest
    export type LogInMutationError = ErrorType<Error>
    export type LogInMutationVariables = {data: LoginRequest}
    /**
 * @summary Log in by e-mail
 */
export const useLogIn = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logIn>>, TError,LogInMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof logIn>>,
        TError,
        LogInMutationVariables,
        TContext
      > => {
      return useMutation(getLogInMutationOptions(options), queryClient);
    }
    export const getLogInByCodeUrl = () => {
  return `/auth/login/code`
}
/**
 * @summary Log in by the second factor
 */
export const logInByCode = async (loginCodeRequest: LoginCodeRequest, options?: Parameters<typeof transport>[1]): Promise<AuthResult> => {
    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return transport<AuthResult>(getLogInByCodeUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(loginCodeRequest)
  }
);}
export const getLogInByCodeMutationKey = () => ['logInByCode'] as const;
export const getLogInByCodeMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logInByCode>>, TError,LogInByCodeMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof logInByCode>>, TError,LogInByCodeMutationVariables, TContext> => {
const mutationKey = getLogInByCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof logInByCode>>, LogInByCodeMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  logInByCode(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type LogInByCodeMutationResult = NonNullable<Awaited<ReturnType<typeof logInByCode>>>
    export type LogInByCodeMutationBody = LoginCodeRequest
    export type LogInByCodeMutationError = ErrorType<Error>
    export type LogInByCodeMutationVariables = {data: LoginCodeRequest}
    /**
 * @summary Log in by the second factor
 */
export const useLogInByCode = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logInByCode>>, TError,LogInByCodeMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof logInByCode>>,
        TError,
        LogInByCodeMutationVariables,
        TContext
      > => {
      return useMutation(getLogInByCodeMutationOptions(options), queryClient);
    }
    export const getGetTelegramLoginUrl = () => {
  return `/auth/login-by-telegram-web-app`
}
/**
 * @summary Get whether a Telegram account has a castle
 */
export const getTelegramLogin = async ( options?: Parameters<typeof transport>[1]): Promise<TelegramLogin> => {
  return transport<TelegramLogin>(getGetTelegramLoginUrl(),
  {
    ...options,
    method: 'GET'
  }
);}
export const getGetTelegramLoginQueryKey = () => {
    return [
    `/auth/login-by-telegram-web-app`
    ] as const;
    }
export const getGetTelegramLoginQueryOptions = <TData = Awaited<ReturnType<typeof getTelegramLogin>>, TError = ErrorType<Error>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTelegramLogin>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetTelegramLoginQueryKey();
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTelegramLogin>>> = ({ signal }) => getTelegramLogin({ signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTelegramLogin>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type GetTelegramLoginQueryResult = NonNullable<Awaited<ReturnType<typeof getTelegramLogin>>>
export type GetTelegramLoginQueryError = ErrorType<Error>
export function useGetTelegramLogin<TData = Awaited<ReturnType<typeof getTelegramLogin>>, TError = ErrorType<Error>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTelegramLogin>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTelegramLogin>>,
          TError,
          Awaited<ReturnType<typeof getTelegramLogin>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTelegramLogin<TData = Awaited<ReturnType<typeof getTelegramLogin>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTelegramLogin>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTelegramLogin>>,
          TError,
          Awaited<ReturnType<typeof getTelegramLogin>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTelegramLogin<TData = Awaited<ReturnType<typeof getTelegramLogin>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTelegramLogin>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get whether a Telegram account has a castle
 */
export function useGetTelegramLogin<TData = Awaited<ReturnType<typeof getTelegramLogin>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTelegramLogin>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetTelegramLoginQueryOptions(options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getLogInByTelegramUrl = () => {
  return `/auth/login-by-telegram-web-app`
}
/**
 * @summary Log in by Telegram
 */
export const logInByTelegram = async ( options?: Parameters<typeof transport>[1]): Promise<LoginResult> => {
  return transport<LoginResult>(getLogInByTelegramUrl(),
  {
    ...options,
    method: 'POST'
  }
);}
export const getLogInByTelegramMutationKey = () => ['logInByTelegram'] as const;
export const getLogInByTelegramMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logInByTelegram>>, TError,void, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof logInByTelegram>>, TError,void, TContext> => {
const mutationKey = getLogInByTelegramMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof logInByTelegram>>, void> = () => {
          return  logInByTelegram(requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type LogInByTelegramMutationResult = NonNullable<Awaited<ReturnType<typeof logInByTelegram>>>
    export type LogInByTelegramMutationError = ErrorType<Error>
    /**
 * @summary Log in by Telegram
 */
export const useLogInByTelegram = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logInByTelegram>>, TError,void, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof logInByTelegram>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getLogInByTelegramMutationOptions(options), queryClient);
    }
    export const getRegisterByTelegramUrl = () => {
  return `/auth/register-by-telegram-web-app`
}
/**
 * @summary Register by Telegram
 */
export const registerByTelegram = async (telegramRegisterRequest: TelegramRegisterRequest, options?: Parameters<typeof transport>[1]): Promise<AuthResult> => {
    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return transport<AuthResult>(getRegisterByTelegramUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(telegramRegisterRequest)
  }
);}
export const getRegisterByTelegramMutationKey = () => ['registerByTelegram'] as const;
export const getRegisterByTelegramMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerByTelegram>>, TError,RegisterByTelegramMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof registerByTelegram>>, TError,RegisterByTelegramMutationVariables, TContext> => {
const mutationKey = getRegisterByTelegramMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof registerByTelegram>>, RegisterByTelegramMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  registerByTelegram(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type RegisterByTelegramMutationResult = NonNullable<Awaited<ReturnType<typeof registerByTelegram>>>
    export type RegisterByTelegramMutationBody = TelegramRegisterRequest
    export type RegisterByTelegramMutationError = ErrorType<Error>
    export type RegisterByTelegramMutationVariables = {data: TelegramRegisterRequest}
    /**
 * @summary Register by Telegram
 */
export const useRegisterByTelegram = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerByTelegram>>, TError,RegisterByTelegramMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof registerByTelegram>>,
        TError,
        RegisterByTelegramMutationVariables,
        TContext
      > => {
      return useMutation(getRegisterByTelegramMutationOptions(options), queryClient);
    }
    export const getGetTelegramLinkUrl = () => {
  return `/auth/telegram-link`
}
/**
 * @summary Get the link to Telegram
 */
export const getTelegramLink = async ( options?: Parameters<typeof transport>[1]): Promise<TelegramLink> => {
  return transport<TelegramLink>(getGetTelegramLinkUrl(),
  {
    ...options,
    method: 'GET'
  }
);}
export const getGetTelegramLinkQueryKey = () => {
    return [
    `/auth/telegram-link`
    ] as const;
    }
export const getGetTelegramLinkQueryOptions = <TData = Awaited<ReturnType<typeof getTelegramLink>>, TError = ErrorType<Error>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTelegramLink>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetTelegramLinkQueryKey();
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTelegramLink>>> = ({ signal }) => getTelegramLink({ signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTelegramLink>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type GetTelegramLinkQueryResult = NonNullable<Awaited<ReturnType<typeof getTelegramLink>>>
export type GetTelegramLinkQueryError = ErrorType<Error>
export function useGetTelegramLink<TData = Awaited<ReturnType<typeof getTelegramLink>>, TError = ErrorType<Error>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTelegramLink>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTelegramLink>>,
          TError,
          Awaited<ReturnType<typeof getTelegramLink>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTelegramLink<TData = Awaited<ReturnType<typeof getTelegramLink>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTelegramLink>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTelegramLink>>,
          TError,
          Awaited<ReturnType<typeof getTelegramLink>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTelegramLink<TData = Awaited<ReturnType<typeof getTelegramLink>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTelegramLink>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the link to Telegram
 */
export function useGetTelegramLink<TData = Awaited<ReturnType<typeof getTelegramLink>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTelegramLink>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetTelegramLinkQueryOptions(options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getLinkTelegramUrl = () => {
  return `/auth/link-telegram-web-app`
}
/**
 * @summary Link the castle to Telegram
 */
export const linkTelegram = async (passwordAndMaybeCodeRequest: PasswordAndMaybeCodeRequest, options?: Parameters<typeof transport>[1]): Promise<void> => {
    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return transport<void>(getLinkTelegramUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(passwordAndMaybeCodeRequest)
  }
);}
export const getLinkTelegramMutationKey = () => ['linkTelegram'] as const;
export const getLinkTelegramMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof linkTelegram>>, TError,LinkTelegramMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof linkTelegram>>, TError,LinkTelegramMutationVariables, TContext> => {
const mutationKey = getLinkTelegramMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof linkTelegram>>, LinkTelegramMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  linkTelegram(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type LinkTelegramMutationResult = NonNullable<Awaited<ReturnType<typeof linkTelegram>>>
    export type LinkTelegramMutationBody = PasswordAndMaybeCodeRequest
    export type LinkTelegramMutationError = ErrorType<Error>
    export type LinkTelegramMutationVariables = {data: PasswordAndMaybeCodeRequest}
    /**
 * @summary Link the castle to Telegram
 */
export const useLinkTelegram = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof linkTelegram>>, TError,LinkTelegramMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof linkTelegram>>,
        TError,
        LinkTelegramMutationVariables,
        TContext
      > => {
      return useMutation(getLinkTelegramMutationOptions(options), queryClient);
    }
    export const getUnlinkTelegramUrl = () => {
  return `/auth/unlink-telegram`
}
/**
 * @summary Unlink the castle from Telegram
 */
export const unlinkTelegram = async (passwordAndMaybeCodeRequest: PasswordAndMaybeCodeRequest, options?: Parameters<typeof transport>[1]): Promise<void> => {
    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return transport<void>(getUnlinkTelegramUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(passwordAndMaybeCodeRequest)
  }
);}
export const getUnlinkTelegramMutationKey = () => ['unlinkTelegram'] as const;
export const getUnlinkTelegramMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof unlinkTelegram>>, TError,UnlinkTelegramMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof unlinkTelegram>>, TError,UnlinkTelegramMutationVariables, TContext> => {
const mutationKey = getUnlinkTelegramMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof unlinkTelegram>>, UnlinkTelegramMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  unlinkTelegram(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type UnlinkTelegramMutationResult = NonNullable<Awaited<ReturnType<typeof unlinkTelegram>>>
    export type UnlinkTelegramMutationBody = PasswordAndMaybeCodeRequest
    export type UnlinkTelegramMutationError = ErrorType<Error>
    export type UnlinkTelegramMutationVariables = {data: PasswordAndMaybeCodeRequest}
    /**
 * @summary Unlink the castle from Telegram
 */
export const useUnlinkTelegram = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof unlinkTelegram>>, TError,UnlinkTelegramMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof unlinkTelegram>>,
        TError,
        UnlinkTelegramMutationVariables,
        TContext
      > => {
      return useMutation(getUnlinkTelegramMutationOptions(options), queryClient);
    }
    export const getAddEmailUrl = () => {
  return `/auth/add-email`
}
/**
 * @summary Add an e-mail and a password to a castle of Telegram
 */
export const addEmail = async (addEmailRequest: AddEmailRequest, options?: Parameters<typeof transport>[1]): Promise<void> => {
    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return transport<void>(getAddEmailUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(addEmailRequest)
  }
);}
export const getAddEmailMutationKey = () => ['addEmail'] as const;
export const getAddEmailMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addEmail>>, TError,AddEmailMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof addEmail>>, TError,AddEmailMutationVariables, TContext> => {
const mutationKey = getAddEmailMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addEmail>>, AddEmailMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  addEmail(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type AddEmailMutationResult = NonNullable<Awaited<ReturnType<typeof addEmail>>>
    export type AddEmailMutationBody = AddEmailRequest
    export type AddEmailMutationError = ErrorType<Error>
    export type AddEmailMutationVariables = {data: AddEmailRequest}
    /**
 * @summary Add an e-mail and a password to a castle of Telegram
 */
export const useAddEmail = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addEmail>>, TError,AddEmailMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addEmail>>,
        TError,
        AddEmailMutationVariables,
        TContext
      > => {
      return useMutation(getAddEmailMutationOptions(options), queryClient);
    }
    export const getGetSessionEndUrl = () => {
  return `/auth/session-end`
}
/**
 * @summary Get why the session ended
 */
export const getSessionEnd = async ( options?: Parameters<typeof transport>[1]): Promise<SessionEndResult> => {
  return transport<SessionEndResult>(getGetSessionEndUrl(),
  {
    ...options,
    method: 'GET'
  }
);}
export const getGetSessionEndQueryKey = () => {
    return [
    `/auth/session-end`
    ] as const;
    }
export const getGetSessionEndQueryOptions = <TData = Awaited<ReturnType<typeof getSessionEnd>>, TError = ErrorType<Error>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSessionEnd>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetSessionEndQueryKey();
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSessionEnd>>> = ({ signal }) => getSessionEnd({ signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSessionEnd>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type GetSessionEndQueryResult = NonNullable<Awaited<ReturnType<typeof getSessionEnd>>>
export type GetSessionEndQueryError = ErrorType<Error>
export function useGetSessionEnd<TData = Awaited<ReturnType<typeof getSessionEnd>>, TError = ErrorType<Error>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSessionEnd>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSessionEnd>>,
          TError,
          Awaited<ReturnType<typeof getSessionEnd>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSessionEnd<TData = Awaited<ReturnType<typeof getSessionEnd>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSessionEnd>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSessionEnd>>,
          TError,
          Awaited<ReturnType<typeof getSessionEnd>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSessionEnd<TData = Awaited<ReturnType<typeof getSessionEnd>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSessionEnd>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get why the session ended
 */
export function useGetSessionEnd<TData = Awaited<ReturnType<typeof getSessionEnd>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSessionEnd>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetSessionEndQueryOptions(options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getSendConfirmEmailUrl = () => {
  return `/auth/send-confirm-email`
}
/**
 * @summary Send the confirmation e-mail again
 */
export const sendConfirmEmail = async ( options?: Parameters<typeof transport>[1]): Promise<void> => {
  return transport<void>(getSendConfirmEmailUrl(),
  {
    ...options,
    method: 'POST'
  }
);}
export const getSendConfirmEmailMutationKey = () => ['sendConfirmEmail'] as const;
export const getSendConfirmEmailMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendConfirmEmail>>, TError,void, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof sendConfirmEmail>>, TError,void, TContext> => {
const mutationKey = getSendConfirmEmailMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendConfirmEmail>>, void> = () => {
          return  sendConfirmEmail(requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type SendConfirmEmailMutationResult = NonNullable<Awaited<ReturnType<typeof sendConfirmEmail>>>
    export type SendConfirmEmailMutationError = ErrorType<Error>
    /**
 * @summary Send the confirmation e-mail again
 */
export const useSendConfirmEmail = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendConfirmEmail>>, TError,void, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendConfirmEmail>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getSendConfirmEmailMutationOptions(options), queryClient);
    }
    export const getConfirmEmailUrl = () => {
  return `/auth/confirm-email`
}
/**
 * @summary Confirm the e-mail
 */
export const confirmEmail = async (confirmEmailRequest: ConfirmEmailRequest, options?: Parameters<typeof transport>[1]): Promise<void> => {
    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return transport<void>(getConfirmEmailUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(confirmEmailRequest)
  }
);}
export const getConfirmEmailMutationKey = () => ['confirmEmail'] as const;
export const getConfirmEmailMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmEmail>>, TError,ConfirmEmailMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmEmail>>, TError,ConfirmEmailMutationVariables, TContext> => {
const mutationKey = getConfirmEmailMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmEmail>>, ConfirmEmailMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  confirmEmail(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type ConfirmEmailMutationResult = NonNullable<Awaited<ReturnType<typeof confirmEmail>>>
    export type ConfirmEmailMutationBody = ConfirmEmailRequest
    export type ConfirmEmailMutationError = ErrorType<Error>
    export type ConfirmEmailMutationVariables = {data: ConfirmEmailRequest}
    /**
 * @summary Confirm the e-mail
 */
export const useConfirmEmail = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmEmail>>, TError,ConfirmEmailMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmEmail>>,
        TError,
        ConfirmEmailMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmEmailMutationOptions(options), queryClient);
    }
    export const getSendResetPasswordUrl = (params: SendResetPasswordParams,) => {
  const normalizedParams = new URLSearchParams();
  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });
  const stringifiedParams = normalizedParams.toString();
  return stringifiedParams.length > 0 ? `/auth/send-reset-password?${stringifiedParams}` : `/auth/send-reset-password`
}
/**
 * @summary Send an e-mail with a link to set a new password
 */
export const sendResetPassword = async (params: SendResetPasswordParams, options?: Parameters<typeof transport>[1]): Promise<void> => {
  return transport<void>(getSendResetPasswordUrl(params),
  {
    ...options,
    method: 'POST'
  }
);}
export const getSendResetPasswordMutationKey = () => ['sendResetPassword'] as const;
export const getSendResetPasswordMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendResetPassword>>, TError,SendResetPasswordMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof sendResetPassword>>, TError,SendResetPasswordMutationVariables, TContext> => {
const mutationKey = getSendResetPasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendResetPassword>>, SendResetPasswordMutationVariables> = (props) => {
          const {params} = props ?? {};
          return  sendResetPassword(params,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type SendResetPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof sendResetPassword>>>
    export type SendResetPasswordMutationError = ErrorType<Error>
    export type SendResetPasswordMutationVariables = {params: SendResetPasswordParams}
    /**
 * @summary Send an e-mail with a link to set a new password
 */
export const useSendResetPassword = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendResetPassword>>, TError,SendResetPasswordMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendResetPassword>>,
        TError,
        SendResetPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getSendResetPasswordMutationOptions(options), queryClient);
    }
    export const getChangePasswordUrl = (params: ChangePasswordParams,) => {
  const normalizedParams = new URLSearchParams();
  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });
  const stringifiedParams = normalizedParams.toString();
  return stringifiedParams.length > 0 ? `/auth/change-password?${stringifiedParams}` : `/auth/change-password`
}
/**
 * @summary Set a new password
 */
export const changePassword = async (params: ChangePasswordParams, options?: Parameters<typeof transport>[1]): Promise<void> => {
  return transport<void>(getChangePasswordUrl(params),
  {
    ...options,
    method: 'POST'
  }
);}
export const getChangePasswordMutationKey = () => ['changePassword'] as const;
export const getChangePasswordMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,ChangePasswordMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,ChangePasswordMutationVariables, TContext> => {
const mutationKey = getChangePasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changePassword>>, ChangePasswordMutationVariables> = (props) => {
          const {params} = props ?? {};
          return  changePassword(params,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type ChangePasswordMutationResult = NonNullable<Awaited<ReturnType<typeof changePassword>>>
    export type ChangePasswordMutationError = ErrorType<Error>
    export type ChangePasswordMutationVariables = {params: ChangePasswordParams}
    /**
 * @summary Set a new password
 */
export const useChangePassword = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,ChangePasswordMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changePassword>>,
        TError,
        ChangePasswordMutationVariables,
        TContext
      > => {
      return useMutation(getChangePasswordMutationOptions(options), queryClient);
    }
    export const getGetSecondFactorUrl = () => {
  return `/auth/second-factor`
}
/**
 * @summary Get the state of the second factor
 */
export const getSecondFactor = async ( options?: Parameters<typeof transport>[1]): Promise<SecondFactor> => {
  return transport<SecondFactor>(getGetSecondFactorUrl(),
  {
    ...options,
    method: 'GET'
  }
);}
export const getGetSecondFactorQueryKey = () => {
    return [
    `/auth/second-factor`
    ] as const;
    }
export const getGetSecondFactorQueryOptions = <TData = Awaited<ReturnType<typeof getSecondFactor>>, TError = ErrorType<Error>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondFactor>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetSecondFactorQueryKey();
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSecondFactor>>> = ({ signal }) => getSecondFactor({ signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSecondFactor>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type GetSecondFactorQueryResult = NonNullable<Awaited<ReturnType<typeof getSecondFactor>>>
export type GetSecondFactorQueryError = ErrorType<Error>
export function useGetSecondFactor<TData = Awaited<ReturnType<typeof getSecondFactor>>, TError = ErrorType<Error>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondFactor>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSecondFactor>>,
          TError,
          Awaited<ReturnType<typeof getSecondFactor>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSecondFactor<TData = Awaited<ReturnType<typeof getSecondFactor>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondFactor>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSecondFactor>>,
          TError,
          Awaited<ReturnType<typeof getSecondFactor>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSecondFactor<TData = Awaited<ReturnType<typeof getSecondFactor>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondFactor>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the state of the second factor
 */
export function useGetSecondFactor<TData = Awaited<ReturnType<typeof getSecondFactor>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondFactor>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetSecondFactorQueryOptions(options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getStartSecondFactorUrl = () => {
  return `/auth/second-factor/start`
}
/**
 * @summary Start to set up the second factor
 */
export const startSecondFactor = async (passwordRequest: PasswordRequest, options?: Parameters<typeof transport>[1]): Promise<SecondFactorSetup> => {
    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return transport<SecondFactorSetup>(getStartSecondFactorUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(passwordRequest)
  }
);}
export const getStartSecondFactorMutationKey = () => ['startSecondFactor'] as const;
export const getStartSecondFactorMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startSecondFactor>>, TError,StartSecondFactorMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof startSecondFactor>>, TError,StartSecondFactorMutationVariables, TContext> => {
const mutationKey = getStartSecondFactorMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof startSecondFactor>>, StartSecondFactorMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  startSecondFactor(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type StartSecondFactorMutationResult = NonNullable<Awaited<ReturnType<typeof startSecondFactor>>>
    export type StartSecondFactorMutationBody = PasswordRequest
    export type StartSecondFactorMutationError = ErrorType<Error>
    export type StartSecondFactorMutationVariables = {data: PasswordRequest}
    /**
 * @summary Start to set up the second factor
 */
export const useStartSecondFactor = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startSecondFactor>>, TError,StartSecondFactorMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof startSecondFactor>>,
        TError,
        StartSecondFactorMutationVariables,
        TContext
      > => {
      return useMutation(getStartSecondFactorMutationOptions(options), queryClient);
    }
    export const getConfirmSecondFactorUrl = () => {
  return `/auth/second-factor/confirm`
}
/**
 * @summary Turn the second factor on
 */
export const confirmSecondFactor = async (codeRequest: CodeRequest, options?: Parameters<typeof transport>[1]): Promise<RecoveryCodes> => {
    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return transport<RecoveryCodes>(getConfirmSecondFactorUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(codeRequest)
  }
);}
export const getConfirmSecondFactorMutationKey = () => ['confirmSecondFactor'] as const;
export const getConfirmSecondFactorMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmSecondFactor>>, TError,ConfirmSecondFactorMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmSecondFactor>>, TError,ConfirmSecondFactorMutationVariables, TContext> => {
const mutationKey = getConfirmSecondFactorMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmSecondFactor>>, ConfirmSecondFactorMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  confirmSecondFactor(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type ConfirmSecondFactorMutationResult = NonNullable<Awaited<ReturnType<typeof confirmSecondFactor>>>
    export type ConfirmSecondFactorMutationBody = CodeRequest
    export type ConfirmSecondFactorMutationError = ErrorType<Error>
    export type ConfirmSecondFactorMutationVariables = {data: CodeRequest}
    /**
 * @summary Turn the second factor on
 */
export const useConfirmSecondFactor = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmSecondFactor>>, TError,ConfirmSecondFactorMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmSecondFactor>>,
        TError,
        ConfirmSecondFactorMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmSecondFactorMutationOptions(options), queryClient);
    }
    export const getRenewRecoveryCodesUrl = () => {
  return `/auth/second-factor/recovery-codes`
}
/**
 * @summary Make new recovery codes
 */
export const renewRecoveryCodes = async (passwordAndCodeRequest: PasswordAndCodeRequest, options?: Parameters<typeof transport>[1]): Promise<RecoveryCodes> => {
    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return transport<RecoveryCodes>(getRenewRecoveryCodesUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(passwordAndCodeRequest)
  }
);}
export const getRenewRecoveryCodesMutationKey = () => ['renewRecoveryCodes'] as const;
export const getRenewRecoveryCodesMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renewRecoveryCodes>>, TError,RenewRecoveryCodesMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof renewRecoveryCodes>>, TError,RenewRecoveryCodesMutationVariables, TContext> => {
const mutationKey = getRenewRecoveryCodesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof renewRecoveryCodes>>, RenewRecoveryCodesMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  renewRecoveryCodes(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type RenewRecoveryCodesMutationResult = NonNullable<Awaited<ReturnType<typeof renewRecoveryCodes>>>
    export type RenewRecoveryCodesMutationBody = PasswordAndCodeRequest
    export type RenewRecoveryCodesMutationError = ErrorType<Error>
    export type RenewRecoveryCodesMutationVariables = {data: PasswordAndCodeRequest}
    /**
 * @summary Make new recovery codes
 */
export const useRenewRecoveryCodes = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renewRecoveryCodes>>, TError,RenewRecoveryCodesMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof renewRecoveryCodes>>,
        TError,
        RenewRecoveryCodesMutationVariables,
        TContext
      > => {
      return useMutation(getRenewRecoveryCodesMutationOptions(options), queryClient);
    }
    export const getTurnOffSecondFactorUrl = () => {
  return `/auth/second-factor/turn-off`
}
/**
 * @summary Turn the second factor off
 */
export const turnOffSecondFactor = async (passwordAndCodeRequest: PasswordAndCodeRequest, options?: Parameters<typeof transport>[1]): Promise<void> => {
    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return transport<void>(getTurnOffSecondFactorUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(passwordAndCodeRequest)
  }
);}
export const getTurnOffSecondFactorMutationKey = () => ['turnOffSecondFactor'] as const;
export const getTurnOffSecondFactorMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof turnOffSecondFactor>>, TError,TurnOffSecondFactorMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof turnOffSecondFactor>>, TError,TurnOffSecondFactorMutationVariables, TContext> => {
const mutationKey = getTurnOffSecondFactorMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof turnOffSecondFactor>>, TurnOffSecondFactorMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  turnOffSecondFactor(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type TurnOffSecondFactorMutationResult = NonNullable<Awaited<ReturnType<typeof turnOffSecondFactor>>>
    export type TurnOffSecondFactorMutationBody = PasswordAndCodeRequest
    export type TurnOffSecondFactorMutationError = ErrorType<Error>
    export type TurnOffSecondFactorMutationVariables = {data: PasswordAndCodeRequest}
    /**
 * @summary Turn the second factor off
 */
export const useTurnOffSecondFactor = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof turnOffSecondFactor>>, TError,TurnOffSecondFactorMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof turnOffSecondFactor>>,
        TError,
        TurnOffSecondFactorMutationVariables,
        TContext
      > => {
      return useMutation(getTurnOffSecondFactorMutationOptions(options), queryClient);
    }
    export const getConfirmEmailChangeUrl = () => {
  return `/auth/confirm-email-change`
}
/**
 * @summary Confirm a change of e-mail
 */
export const confirmEmailChange = async (confirmEmailRequest: ConfirmEmailRequest, options?: Parameters<typeof transport>[1]): Promise<ConfirmEmailChangeResult> => {
    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return transport<ConfirmEmailChangeResult>(getConfirmEmailChangeUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(confirmEmailRequest)
  }
);}
export const getConfirmEmailChangeMutationKey = () => ['confirmEmailChange'] as const;
export const getConfirmEmailChangeMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmEmailChange>>, TError,ConfirmEmailChangeMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmEmailChange>>, TError,ConfirmEmailChangeMutationVariables, TContext> => {
const mutationKey = getConfirmEmailChangeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmEmailChange>>, ConfirmEmailChangeMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  confirmEmailChange(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type ConfirmEmailChangeMutationResult = NonNullable<Awaited<ReturnType<typeof confirmEmailChange>>>
    export type ConfirmEmailChangeMutationBody = ConfirmEmailRequest
    export type ConfirmEmailChangeMutationError = ErrorType<Error>
    export type ConfirmEmailChangeMutationVariables = {data: ConfirmEmailRequest}
    /**
 * @summary Confirm a change of e-mail
 */
export const useConfirmEmailChange = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmEmailChange>>, TError,ConfirmEmailChangeMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmEmailChange>>,
        TError,
        ConfirmEmailChangeMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmEmailChangeMutationOptions(options), queryClient);
    }
    export const getRejectEmailChangeUrl = () => {
  return `/auth/reject-email-change`
}
/**
 * @summary Reject a change of e-mail
 */
export const rejectEmailChange = async (confirmEmailRequest: ConfirmEmailRequest, options?: Parameters<typeof transport>[1]): Promise<void> => {
    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return transport<void>(getRejectEmailChangeUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(confirmEmailRequest)
  }
);}
export const getRejectEmailChangeMutationKey = () => ['rejectEmailChange'] as const;
export const getRejectEmailChangeMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rejectEmailChange>>, TError,RejectEmailChangeMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof rejectEmailChange>>, TError,RejectEmailChangeMutationVariables, TContext> => {
const mutationKey = getRejectEmailChangeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof rejectEmailChange>>, RejectEmailChangeMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  rejectEmailChange(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type RejectEmailChangeMutationResult = NonNullable<Awaited<ReturnType<typeof rejectEmailChange>>>
    export type RejectEmailChangeMutationBody = ConfirmEmailRequest
    export type RejectEmailChangeMutationError = ErrorType<Error>
    export type RejectEmailChangeMutationVariables = {data: ConfirmEmailRequest}
    /**
 * @summary Reject a change of e-mail
 */
export const useRejectEmailChange = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rejectEmailChange>>, TError,RejectEmailChangeMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof rejectEmailChange>>,
        TError,
        RejectEmailChangeMutationVariables,
        TContext
      > => {
      return useMutation(getRejectEmailChangeMutationOptions(options), queryClient);
    }
    export const getConfirmPasswordUrl = () => {
  return `/admin/password-confirmation`
}
/**
 * @summary Confirm the password in this session
 */
export const confirmPassword = async (passwordRequest: PasswordRequest, options?: Parameters<typeof transport>[1]): Promise<PasswordConfirmation> => {
    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return transport<PasswordConfirmation>(getConfirmPasswordUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(passwordRequest)
  }
);}
export const getConfirmPasswordMutationKey = () => ['confirmPassword'] as const;
export const getConfirmPasswordMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmPassword>>, TError,ConfirmPasswordMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmPassword>>, TError,ConfirmPasswordMutationVariables, TContext> => {
const mutationKey = getConfirmPasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmPassword>>, ConfirmPasswordMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  confirmPassword(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type ConfirmPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof confirmPassword>>>
    export type ConfirmPasswordMutationBody = PasswordRequest
    export type ConfirmPasswordMutationError = ErrorType<Error>
    export type ConfirmPasswordMutationVariables = {data: PasswordRequest}
    /**
 * @summary Confirm the password in this session
 */
export const useConfirmPassword = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmPassword>>, TError,ConfirmPasswordMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmPassword>>,
        TError,
        ConfirmPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmPasswordMutationOptions(options), queryClient);
    }
