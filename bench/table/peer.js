// boardgame.io's own server with tic-tac-toe, in memory. A match never ends: a move on a board that is won or full
// begins the next game, so that the peer spends no time on making matches.
const { Server, Origins } = require("boardgame.io/server");

const LINES = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8],
  [0, 3, 6], [1, 4, 7], [2, 5, 8],
  [0, 4, 8], [2, 4, 6],
];

const won = (cells) =>
  LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]);

const TicTacToe = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, cell) => {
      if (won(G.cells) || !G.cells.includes(null)) G.cells.fill(null);
      if (G.cells[cell] !== null) return "INVALID_MOVE";
      G.cells[cell] = playerID;
    },
  },
};

const port = Number(process.argv[2]);
Server({ games: [TicTacToe], origins: [Origins.LOCALHOST] }).run(port, () => console.log("ready"));
