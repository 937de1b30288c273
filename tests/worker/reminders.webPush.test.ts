import { describe, expect, it } from 'vitest';
import { decrypt, readVapid } from '../fixtures/webPush';

const bytes = (text: string) => Buffer.from(text, 'base64url');

describe('the tests’ push service', () => {
  const body = bytes(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
  const receiver = {
    privateKey: bytes('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'),
    auth: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
  };

  it('opens the example of RFC 8291, section 5', () => {
    expect(decrypt(body, receiver).toString()).toBe('When I grow up, I want to be a watermelon');
  });

  it('opens nothing that was changed or is for another', () => {
    const changed = Buffer.from(body);
    changed[100] = (changed[100] ?? 0) ^ 1;
    expect(() => decrypt(changed, receiver)).toThrow();
    expect(() => decrypt(body, { ...receiver, auth: Buffer.alloc(16) })).toThrow();
  });

  it('reads the example of RFC 8292, section 2.4, and refuses it with another key', () => {
    const token =
      'eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA';
    const key = 'BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs';
    const other = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
    expect(readVapid(`vapid t=${token}, k=${key}`)).toEqual({
      publicKey: key,
      aud: 'https://push.example.net',
      exp: 1453523768,
      sub: 'mailto:push@example.com',
    });
    expect(() => readVapid(`vapid t=${token}, k=${other}`)).toThrow('signature');
  });
});
