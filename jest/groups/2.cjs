require('../in-groups.cjs')(2);
