export const text = {
  moveUp: { zh: (n: number) => `第 ${n} 行上移`, en: (n: number) => `Move row ${n} up` },
  moveDown: { zh: (n: number) => `第 ${n} 行下移`, en: (n: number) => `Move row ${n} down` },
  removeRow: { zh: (n: number) => `删除第 ${n} 行`, en: (n: number) => `Remove row ${n}` },
};
