import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Facts } from './Facts.tsx';

test('a fact without a value has no row', () => {
  render(
    <Facts
      rows={[
        ['Paid', 'CN¥1.00'],
        ['Count', 0],
        ['None', null],
        ['Unknown', undefined],
        ['Blank', ''],
        ['Not so', false],
      ]}
    />,
  );
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Paid', 'Count']);
});
